/** The contents of quadrille-world.wasm in base64; dist/world-base64.js is written by the build. */
declare const base64: string;
export default base64;
