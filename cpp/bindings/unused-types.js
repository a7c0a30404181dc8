// Embind registers types for strings, for views and for JavaScript's own values, and with them brings what converts
// between encodings. Only numbers cross the border (border.hpp). Without these types, that JavaScript is a sixth smaller.
addToLibrary({
  _embind_register_std_string__deps: [],
  _embind_register_std_string: (_type, _name) => {},
  _embind_register_std_wstring__deps: [],
  _embind_register_std_wstring: (_type, _size, _name) => {},
  _embind_register_emval__deps: [],
  _embind_register_emval: (_type) => {},
  _embind_register_memory_view__deps: [],
  _embind_register_memory_view: (_type, _index, _name) => {},
});
