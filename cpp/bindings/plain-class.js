// Embind's classes can have bases, smart pointers, overloads and finalizers, and their objects can be copied and compared. The
// objects of these modules are created, called and deleted; web/lib finds those that are dropped. Without the rest, the JavaScript
// is a quarter smaller.
addToLibrary({
  $RegisteredPointer_fromWireType__deps: ['$makeClassHandle'],
  $RegisteredPointer_fromWireType: function (ptr) {
    return ptr
      ? makeClassHandle(this.registeredClass.instancePrototype, { ptrType: this, ptr })
      : null;
  },
  $makeClassHandle__deps: [],
  $makeClassHandle: (prototype, record) =>
    Object.create(prototype, { $$: { value: record, writable: true } }),
  $init_ClassHandle__deps: ['$ClassHandle'],
  $init_ClassHandle: () => {
    Object.assign(ClassHandle.prototype, {
      delete() {
        const { ptr, ptrType } = this.$$;
        ptrType.registeredClass.rawDestructor(ptr);
        this.$$.ptr = 0;
      },
    });
  },

  // An object that is passed to a call is a Quadtree: no call takes a World, and web/lib lets nothing else through.
  $upcastPointer__deps: [],
  $upcastPointer: (ptr) => ptr,
  $genericPointerToWireType__deps: [],
  $genericPointerToWireType: () => 0,

  // Every name is registered once, and every type before the class that uses it.
  $exposePublicSymbol__deps: [],
  $exposePublicSymbol: (name, value) => {
    Module[name] = value;
  },
  $replacePublicSymbol__deps: [],
  $replacePublicSymbol: (name, value) => {
    Module[name] = value;
  },
  $ensureOverloadTable__deps: [],
  $ensureOverloadTable: () => {},
  // The linker runs the module to compile embind's calls, and then needs `free`, on which the names of types depend.
  $throwUnboundTypeError__deps: ['$throwBindingError', '$getTypeName'],
  $throwUnboundTypeError: (message) => throwBindingError(message),
});
