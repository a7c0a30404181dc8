# GoogleTest and nlohmann/json for the tests: the system's own.

add_library(quadrille_test_dependencies INTERFACE)

# The JSON library is headers only. A link of its own keeps the rest of the system's include folder away from
# Emscripten, whose C library it would hide.
find_path(NLOHMANN_JSON_INCLUDE_DIR nlohmann/json.hpp REQUIRED NO_CMAKE_FIND_ROOT_PATH
          PATHS /usr/include /usr/local/include)
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/third_party)
file(CREATE_LINK ${NLOHMANN_JSON_INCLUDE_DIR}/nlohmann ${PROJECT_BINARY_DIR}/third_party/nlohmann SYMBOLIC)
target_include_directories(quadrille_test_dependencies SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/third_party)

if(CMAKE_CROSSCOMPILING)
  # The system's GoogleTest is compiled for its own processor; its sources are a package.
  set(QUADRILLE_GOOGLETEST_SOURCES
      /usr/src/googletest
      CACHE PATH "Folder with GoogleTest's own CMakeLists.txt")
  set(gtest_disable_pthreads ${EMSCRIPTEN} CACHE BOOL "" FORCE)
  set(CMAKE_POLICY_VERSION_MINIMUM 3.5)
  add_subdirectory(${QUADRILLE_GOOGLETEST_SOURCES} third_party/googletest EXCLUDE_FROM_ALL SYSTEM)
  target_link_libraries(quadrille_test_dependencies INTERFACE gtest gtest_main)
else()
  find_package(GTest REQUIRED)
  target_link_libraries(quadrille_test_dependencies INTERFACE GTest::gtest GTest::gtest_main)
endif()
