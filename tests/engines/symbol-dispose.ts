/** For engines without `Symbol.dispose`, such as WebKitGTK 2.50: tests say `using tree`, which is compiled for them. */
if (Symbol.dispose === undefined)
  Object.defineProperty(Symbol, 'dispose', { value: Symbol.for('Symbol.dispose') });
