# `cmake --install` leaves a prefix in which find_package(quadrille CONFIG) works.

include(CMakePackageConfigHelpers)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/quadrille)

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
