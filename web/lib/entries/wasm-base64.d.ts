/** The contents of quadrille.wasm in base64; dist/wasm-base64.js is written by the build. */
declare const base64: string;
export default base64;
