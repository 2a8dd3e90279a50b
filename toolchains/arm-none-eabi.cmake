# The compiler for Cortex-M firmware: GNU Arm Embedded. Which board is EIGENMOTE_BOARD, a folder of
# ports/cortex_m/boards; its data names the file of cpu/ whose flags every object is compiled and linked with.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR arm)
set(CMAKE_C_COMPILER arm-none-eabi-gcc)
set(CMAKE_CXX_COMPILER arm-none-eabi-g++)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_TRY_COMPILE_PLATFORM_VARIABLES EIGENMOTE_BOARD EIGENMOTE_CPU)

include(${CMAKE_CURRENT_LIST_DIR}/../ports/cortex_m/boards/${EIGENMOTE_BOARD}/board.cmake)
if(EIGENMOTE_CPU) # code for a smaller core than the board's: its Cortex-M3 also runs what is compiled for a Cortex-M0
  set(BOARD_CPU ${EIGENMOTE_CPU})
endif()
include(${CMAKE_CURRENT_LIST_DIR}/cpu/${BOARD_CPU}.cmake)

list(JOIN CPU_FLAGS " " cpu_flags)
set(CMAKE_C_FLAGS_INIT "${cpu_flags}")
set(CMAKE_CXX_FLAGS_INIT "${cpu_flags}")
# Linked with the C driver: an image that needs libstdc++ does not link.
set(CMAKE_CXX_LINK_EXECUTABLE
    "${CMAKE_C_COMPILER} <FLAGS> <CMAKE_CXX_LINK_FLAGS> <LINK_FLAGS> <OBJECTS> -o <TARGET> <LINK_LIBRARIES>")

set(CMAKE_CROSSCOMPILING_EMULATOR ${CMAKE_CURRENT_LIST_DIR}/../ports/cortex_m/qemu.sh ${BOARD_QEMU_MACHINE})
