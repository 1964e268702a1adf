# Builds and runs the consumer. What it finds is installed and looked for anew each time, so that
# nothing is left of a way that used to work; only objects that are up to date are kept.
function(step)
  execute_process(COMMAND ${ARGV} RESULT_VARIABLE code OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT code EQUAL 0)
    message(FATAL_ERROR "${ARGV}\nfailed (${code}):\n${output}")
  endif()
endfunction()

set(here ${CMAKE_CURRENT_LIST_DIR})
set(common -G ${GENERATOR} -DCMAKE_CXX_COMPILER=${COMPILER} -DCMAKE_BUILD_TYPE=Debug)
file(REMOVE_RECURSE ${WORK}/installed ${WORK}/consumer/CMakeCache.txt)

if(WAY STREQUAL find_package)
  step(${CMAKE_COMMAND} -S ${POSENC_SOURCE} -B ${WORK}/library ${common} -DPOSENC_TESTS=OFF
    -DCMAKE_INSTALL_PREFIX=${WORK}/installed -DCMAKE_INSTALL_LIBDIR=lib)
  step(${CMAKE_COMMAND} --build ${WORK}/library)
  step(${CMAKE_COMMAND} --install ${WORK}/library)
  list(APPEND common -DCMAKE_PREFIX_PATH=${WORK}/installed)
endif()

step(${CMAKE_COMMAND} -S ${here} -B ${WORK}/consumer ${common} -DWAY=${WAY}
  -DPOSENC_SOURCE=${POSENC_SOURCE})
step(${CMAKE_COMMAND} --build ${WORK}/consumer)
step(${WORK}/consumer/consumer)

if(WAY STREQUAL add_subdirectory)
  # The consumer's own installation brings nothing of the library along.
  step(${CMAKE_COMMAND} --install ${WORK}/consumer --prefix ${WORK}/installed)
  file(GLOB_RECURSE brought ${WORK}/installed/*posenc*)
  if(brought)
    message(FATAL_ERROR "The consumer's installation brings along ${brought}")
  endif()
else()
  file(READ ${WORK}/installed/lib/pkgconfig/posenc.pc package)
  if(NOT package MATCHES "Libs: .*-lposenc")
    message(FATAL_ERROR "posenc.pc does not name the library:\n${package}")
  endif()
endif()
