// What equal results on all machines hang on, refused where the compiler does otherwise. CMake sets
// the flags for it: quadrille_same_results_everywhere.
#pragma once

#include <cfloat>

#if defined(__FAST_MATH__) || defined(_M_FP_FAST) || \
    (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__ > 0)
#error "Quadrille is not compiled with fast arithmetic: its results would differ between machines"
#endif
// Before Visual Studio 2022, Microsoft's compiler fuses a*b+c by itself.
#if defined(_M_FP_CONTRACT) || (defined(_MSC_VER) && _MSC_VER < 1930 && !defined(__clang__))
#error "Quadrille is not compiled with fused multiplication: results would differ between machines"
#endif

// Such as the x87 of 32-bit x86, which computes floats in 80 bits.
static_assert(FLT_EVAL_METHOD == 0, "float and double are computed in their own precision");
