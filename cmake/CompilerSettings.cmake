# What our own targets are compiled with. A project that adds this folder as a subdirectory gets only what changes
# results, never our warnings.

set(gnu_like $<CXX_COMPILER_ID:GNU,Clang,AppleClang>)

# Fusing a*b+c rounds once instead of twice, so results would differ between machines. PUBLIC, because headers hold
# arithmetic too and must mean the same in the caller's translation units.
function(quadrille_same_results_everywhere target)
  target_compile_options(${target} PUBLIC $<${gnu_like}:-ffp-contract=off>)
  if(EMSCRIPTEN)
    target_compile_options(${target} PUBLIC -msimd128 -mnontrapping-fptoint -mbulk-memory -msign-ext)
  endif()
endfunction()

function(quadrille_warnings_as_errors target)
  if(PROJECT_IS_TOP_LEVEL)
    target_compile_options(
      ${target} PRIVATE $<${gnu_like}:-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror>)
  endif()
endfunction()

# The core promises to need neither; compiling it without them keeps the promise.
function(quadrille_without_exceptions_or_rtti target)
  target_compile_options(${target} PRIVATE $<${gnu_like}:-fno-exceptions -fno-rtti>)
endfunction()
