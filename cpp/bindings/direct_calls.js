// With memory beyond 2 GB, embind calls every method through a wrapper that turns pointers into unsigned numbers. It
// makes single queries a fifth slower. Here it is left out: nothing on this border reads a pointer as a number, but
// `resultAddress`, which is that of a static variable, and static variables lie far below 2 GB.
addToLibrary({
  $embind__requireFunction__deps: ['$getWasmTableEntry'],
  $embind__requireFunction: (signature, pointer) => getWasmTableEntry(pointer),
});
