// Registers no type that these modules neither take nor return, so that the code of its conversions is left out.
const unused = ['bigint', 'emval', 'memory_view', 'std_string', 'std_wstring'];
addToLibrary(
  Object.fromEntries(
    unused.flatMap((type) => [
      [`_embind_register_${type}`, () => {}],
      [`_embind_register_${type}__deps`, []],
    ]),
  ),
);
