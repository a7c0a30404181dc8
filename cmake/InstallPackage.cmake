# `cmake --install` leaves a prefix in which find_package(quadrille CONFIG) works, and pkg-config.

include(CMakePackageConfigHelpers)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/quadrille)

get_target_property(quadrille_type quadrille TYPE)
set(installed quadrille)
if(EMSCRIPTEN)
  list(APPEND installed quadrille_embind quadrille_world_embind)
endif()

install(
  TARGETS ${installed}
  EXPORT quadrilleTargets
  OBJECTS DESTINATION ${CMAKE_INSTALL_LIBDIR}/quadrille)

install(DIRECTORY ${PROJECT_SOURCE_DIR}/cpp/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})

install(
  EXPORT quadrilleTargets
  NAMESPACE quadrille::
  FILE quadrilleConfig.cmake # the library has no dependencies, so its targets are its whole configuration
  DESTINATION ${package_dir})

write_basic_package_version_file(quadrilleConfigVersion.cmake COMPATIBILITY SameMinorVersion)

install(FILES ${PROJECT_BINARY_DIR}/quadrilleConfigVersion.cmake DESTINATION ${package_dir})

# For builds without CMake. The prefix is where the file is, so that it can be chosen by `cmake --install --prefix` and moved; it is fixed
# where the folder of libraries is an absolute path.
if(NOT EMSCRIPTEN)
  set(pc_dir ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
  if(IS_ABSOLUTE ${CMAKE_INSTALL_LIBDIR})
    set(pc_prefix ${CMAKE_INSTALL_PREFIX})
  else()
    file(RELATIVE_PATH pc_prefix /${pc_dir} /)
    string(REGEX REPLACE "/$" "" pc_prefix "\${pcfiledir}/${pc_prefix}")
  endif()
  set(pc_libdir "\${prefix}")
  set(pc_includedir "\${prefix}")
  # A path that is absolute replaces the one before.
  cmake_path(APPEND pc_libdir ${CMAKE_INSTALL_LIBDIR})
  cmake_path(APPEND pc_includedir ${CMAKE_INSTALL_INCLUDEDIR})
  if(quadrille_type STREQUAL SHARED_LIBRARY)
    set(pc_definition " -DQUADRILLE_SHARED")
  endif()
  configure_file(${CMAKE_CURRENT_LIST_DIR}/quadrille.pc.in ${PROJECT_BINARY_DIR}/quadrille.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/quadrille.pc DESTINATION ${pc_dir})
endif()
