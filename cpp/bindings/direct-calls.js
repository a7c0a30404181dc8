// With memory beyond 2 GB, embind calls every method through a wrapper that turns pointers into unsigned numbers. That
// makes single queries a fifth slower. Here the wrapper is left out: only `resultAddress` returns a pointer as a
// number, and it is the address of a static variable, far below 2 GB.
addToLibrary({
  $embind__requireFunction__deps: ['$getWasmTableEntry'],
  $embind__requireFunction: (signature, pointer) => getWasmTableEntry(pointer),
});
