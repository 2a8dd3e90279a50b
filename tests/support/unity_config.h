/* Unity on the host and on boards: its text goes through the port's console, and doubles are compared as such. */
#ifndef EIGENMOTE_UNITY_CONFIG_H
#define EIGENMOTE_UNITY_CONFIG_H

#ifdef __cplusplus
extern "C" {
#endif
void runner_put(char c);
#ifdef __cplusplus
}
#endif

#define UNITY_OUTPUT_CHAR(c) runner_put((char)(c))
#define UNITY_INCLUDE_DOUBLE
#define UNITY_SUPPORT_64

#endif
