export * from './dist/inline.js';
