# Finds or gets Unity, the test framework: sets EIGENMOTE_UNITY_SOURCE_DIR, the folder of unity.c.
# A project include()s it; `cmake -P toolchains/unity.cmake` gets Unity ahead of that.
#   1. UNITY_DIR, a variable of CMake or the environment: Unity's root or src folder
#   2. build/unity, where an earlier run put it
#   3. Unity's repository
#   4. Debian's source package cjson, which carries an older Unity
cmake_minimum_required(VERSION 3.20)

set(UNITY_DIR "" CACHE PATH "Unity's root or src folder; if empty, Unity is downloaded")

# Runs a command inside `work`; its output goes to the log, and `status` is 0 if it succeeded.
function(eigenmote_unity_run work seconds)
  execute_process(COMMAND ${ARGN} WORKING_DIRECTORY "${work}" TIMEOUT "${seconds}"
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  file(APPEND "${work}/../unity.log" "${output}")
  set(status "${status}" PARENT_SCOPE)
endfunction()

# Takes the sources and the license of the Unity at `root` over to `into`, all of them or none.
function(eigenmote_unity_keep root into origin)
  file(GLOB files "${root}/src/unity*.[ch]" "${root}/LICENSE.txt" "${root}/docs/license.txt")
  file(COPY ${files} DESTINATION "${root}/keep")
  file(RENAME "${root}/keep" "${into}")
  message(STATUS "Unity ${origin}")
endfunction()

# FetchContent stops CMake when it fails, so a child runs it.
function(eigenmote_unity_from_repository work into)
  find_program(EIGENMOTE_GIT git)
  if(NOT EIGENMOTE_GIT)
    return()
  endif()
  if(NOT CMAKE_GENERATOR)
    set(CMAKE_GENERATOR Ninja)
  endif()
  set(repository https://github.com/ThrowTheSwitch/Unity.git)
  file(WRITE "${work}/fetch.cmake" "
    include(FetchContent)
    FetchContent_Populate(unity
      GIT_REPOSITORY ${repository}
      GIT_TAG cbcd08fa7de711053a3deec6339ee89cad5d2697)
  ")
  eigenmote_unity_run("${work}" 60 "${CMAKE_COMMAND}" -E env GIT_TERMINAL_PROMPT=0
    "${CMAKE_COMMAND}" -D "CMAKE_GENERATOR=${CMAKE_GENERATOR}" -P fetch.cmake)
  if(status EQUAL 0)
    eigenmote_unity_keep("${work}/unity-src" "${into}" "2.6.1 from ${repository}")
  endif()
endfunction()

# Uses the package sources and keys of the machine, but a state and a cache of its own: so it
# needs no root and leaves the machine's apt as it is.
function(eigenmote_unity_from_debian work into)
  file(MAKE_DIRECTORY "${work}/sources" "${work}/state" "${work}/cache")
  file(GLOB lists /etc/apt/sources.list /etc/apt/sources.list.d/*.list
    /etc/apt/sources.list.d/*.sources)
  foreach(list IN LISTS lists)
    cmake_path(GET list FILENAME name)
    execute_process(
      COMMAND sed -E "s/^deb[[:space:]]/deb-src /; s/^Types:.*/Types: deb-src/" "${list}"
      OUTPUT_FILE "${work}/sources/${name}" ERROR_QUIET)
  endforeach()
  file(WRITE "${work}/apt.conf" "
    Dir::Etc::sourcelist \"/dev/null\";
    Dir::Etc::sourceparts \"${work}/sources/\";
    Dir::State \"${work}/state/\";
    Dir::Cache \"${work}/cache/\";
    APT::Sandbox::User \"root\";  // apt's own user may have no access to this folder
    #clear APT::Update;  // the machine's hooks
  ")
  eigenmote_unity_run("${work}" 600 apt-get -c apt.conf update)
  eigenmote_unity_run("${work}" 600 apt-get -c apt.conf source --download-only cjson)
  file(GLOB archive "${work}/cjson_*.orig.tar.*")
  eigenmote_unity_run("${work}" 60 "${CMAKE_COMMAND}" -E tar xf "${archive}" "*/tests/unity/*")
  file(GLOB root "${work}/*/tests/unity")
  if(status EQUAL 0 AND root)
    # cJSON's copy forces a configuration of its own on us; Unity's own only takes one on request.
    file(READ "${root}/src/unity_internals.h" text)
    string(REPLACE "#include \"../examples/unity_config.h\""
      "#ifdef UNITY_INCLUDE_CONFIG_H\n#include \"unity_config.h\"\n#endif" text "${text}")
    file(WRITE "${root}/src/unity_internals.h" "${text}")
    file(STRINGS "${root}/release/version.info" version LIMIT_COUNT 1)
    eigenmote_unity_keep("${root}" "${into}" "${version} from Debian's source package cjson")
  endif()
endfunction()

function(eigenmote_unity_download into)
  file(LOCK "${into}.lock" GUARD FUNCTION)  # of two at once, the second finds it done
  file(REMOVE_RECURSE "${into}.work")
  file(MAKE_DIRECTORY "${into}.work")
  foreach(source IN ITEMS repository debian)
    if(NOT EXISTS "${into}/unity.c")
      cmake_language(CALL "eigenmote_unity_from_${source}" "${into}.work" "${into}")
    endif()
  endforeach()
  file(REMOVE_RECURSE "${into}.work")
endfunction()

if(UNITY_DIR)
  set(EIGENMOTE_UNITY_SOURCE_DIR "${UNITY_DIR}")
else()
  set(EIGENMOTE_UNITY_SOURCE_DIR "$ENV{UNITY_DIR}")
endif()

if(EIGENMOTE_UNITY_SOURCE_DIR)
  file(REAL_PATH "${EIGENMOTE_UNITY_SOURCE_DIR}" EIGENMOTE_UNITY_SOURCE_DIR
    BASE_DIRECTORY "${CMAKE_SOURCE_DIR}")
  if(EXISTS "${EIGENMOTE_UNITY_SOURCE_DIR}/src/unity.c")
    string(APPEND EIGENMOTE_UNITY_SOURCE_DIR /src)
  elseif(NOT EXISTS "${EIGENMOTE_UNITY_SOURCE_DIR}/unity.c")
    message(FATAL_ERROR "UNITY_DIR holds no unity.c: ${EIGENMOTE_UNITY_SOURCE_DIR}")
  endif()
else()
  cmake_path(SET EIGENMOTE_UNITY_SOURCE_DIR NORMALIZE "${CMAKE_CURRENT_LIST_DIR}/../build/unity")
  if(NOT EXISTS "${EIGENMOTE_UNITY_SOURCE_DIR}/unity.c")
    file(REMOVE "${EIGENMOTE_UNITY_SOURCE_DIR}.log")
    eigenmote_unity_download("${EIGENMOTE_UNITY_SOURCE_DIR}")
  endif()
  if(NOT EXISTS "${EIGENMOTE_UNITY_SOURCE_DIR}/unity.c")
    message(FATAL_ERROR "No source of Unity could be reached (${EIGENMOTE_UNITY_SOURCE_DIR}.log). "
      "Get https://github.com/ThrowTheSwitch/Unity and set UNITY_DIR to its folder.")
  endif()
endif()
