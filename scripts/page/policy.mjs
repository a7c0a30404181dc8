/** What pages of the site may load. `'wasm-unsafe-eval'` compiles WebAssembly and nothing else; without it no binary runs at all. */
export const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  // The preview of an embed, and figures of the article, are pages of the site in a frame.
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
