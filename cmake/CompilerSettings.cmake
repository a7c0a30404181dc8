# What our own targets are compiled with. All of it is private: a project that links the library keeps its own flags, and
# gets the same results whatever they are, because the public headers do no floating-point arithmetic.

include(CheckCXXCompilerFlag)

# clang and Intel's compiler also come with the options of Microsoft's.
set(gnu_like $<CXX_COMPILER_ID:GNU,Clang,AppleClang,IntelLLVM>)
if(CMAKE_CXX_COMPILER_FRONTEND_VARIANT STREQUAL "MSVC")
  set(gnu_like $<BOOL:OFF>)
endif()

# Fusing a*b+c rounds once instead of twice, and -ffast-math reorders sums and drops checks for NaN: results would differ
# between machines. These options come after CMAKE_CXX_FLAGS and so override them. Intel's compiler is fast by default.
# cpp/src/base/float_rules.hpp refuses what does otherwise.
function(quadrille_same_results_everywhere target)
  target_compile_options(
    ${target}
    PRIVATE $<${gnu_like}:$<$<CXX_COMPILER_ID:IntelLLVM>:-fp-model=precise> -fno-fast-math -ffp-contract=off>)
  if(MSVC)
    target_compile_options(${target} PRIVATE /fp:precise)
    # Their option for fused multiplication is that of clang.
    if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "MSVC")
      target_compile_options(${target} PRIVATE /clang:-ffp-contract=off)
    endif()
  endif()
  if(EMSCRIPTEN)
    target_compile_options(${target} PRIVATE -msimd128 -mnontrapping-fptoint -mbulk-memory -msign-ext)
  endif()
endfunction()

# The stack of a WebAssembly module: that of the npm package, under which the tests run too.
set(quadrille_wasm_stack -sSTACK_SIZE=64KB)

# In the presets. Users build with compilers that we do not know, whose warnings must not stop them. `cmake --compile-no-warning-as-error`
# leaves them warnings. With -march=native, clang 19 warns of newer processors, whose features it takes for contradictory: that is no
# warning of code.
function(quadrille_warnings_as_errors target)
  if(QUADRILLE_WARNINGS_AS_ERRORS)
    check_cxx_compiler_flag(-Winvalid-feature-combination QUADRILLE_COMPILER_JUDGES_PROCESSORS)
    target_compile_options(
      ${target} PRIVATE $<${gnu_like}:-Wall -Wextra -Wpedantic -Wconversion -Wshadow>
                        $<$<BOOL:${QUADRILLE_COMPILER_JUDGES_PROCESSORS}>:-Wno-error=invalid-feature-combination>)
    set_target_properties(${target} PROPERTIES COMPILE_WARNING_AS_ERROR ON)
  endif()
endfunction()

# The core needs neither; compiling it without them proves that.
function(quadrille_without_exceptions_or_rtti target)
  target_compile_options(${target} PRIVATE $<${gnu_like}:-fno-exceptions -fno-rtti>)
endfunction()

# Headers of libc++ include others that only old code relies on. Without those a file compiles in two thirds of the time, and one that
# lacks an include is refused, which for users would be an error too. Other standard libraries ignore the name.
function(quadrille_includes_what_it_names target)
  if(QUADRILLE_WARNINGS_AS_ERRORS)
    target_compile_definitions(${target} PRIVATE _LIBCPP_REMOVE_TRANSITIVE_INCLUDES)
  endif()
endfunction()
