# GoogleTest and nlohmann/json for the tests: the system's own.

# The JSON library is headers only. A link of its own keeps the rest of the system's include folder away from
# Emscripten, whose C library it would hide.
find_path(NLOHMANN_JSON_INCLUDE_DIR nlohmann/json.hpp NO_CMAKE_FIND_ROOT_PATH PATHS /usr/include /usr/local/include)
# The system's GoogleTest is compiled for its own processor; for another one its sources are compiled, a package too.
set(QUADRILLE_GOOGLETEST_SOURCES
    /usr/src/googletest
    CACHE PATH "Folder with GoogleTest's own CMakeLists.txt")
if(EMSCRIPTEN AND NOT (NLOHMANN_JSON_INCLUDE_DIR AND EXISTS ${QUADRILLE_GOOGLETEST_SOURCES}))
  # Whoever builds the npm package or the page alone needs neither.
  message(STATUS "No tests as WebAssembly: the sources of GoogleTest, or nlohmann/json, are not installed")
  return()
endif()
if(NOT NLOHMANN_JSON_INCLUDE_DIR)
  message(FATAL_ERROR "QUADRILLE_TESTS: the tests need nlohmann/json")
endif()

add_library(quadrille_test_dependencies INTERFACE)
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/third_party)
file(CREATE_LINK ${NLOHMANN_JSON_INCLUDE_DIR}/nlohmann ${PROJECT_BINARY_DIR}/third_party/nlohmann SYMBOLIC)
target_include_directories(quadrille_test_dependencies SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/third_party)

if(CMAKE_CROSSCOMPILING)
  set(gtest_disable_pthreads ${EMSCRIPTEN} CACHE BOOL "" FORCE)
  set(CMAKE_POLICY_VERSION_MINIMUM 3.5)
  add_subdirectory(${QUADRILLE_GOOGLETEST_SOURCES} third_party/googletest EXCLUDE_FROM_ALL SYSTEM)
  target_link_libraries(quadrille_test_dependencies INTERFACE gtest gtest_main)
else()
  find_package(GTest REQUIRED)
  target_link_libraries(quadrille_test_dependencies INTERFACE GTest::gtest GTest::gtest_main)
endif()
