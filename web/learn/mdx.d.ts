declare module '*.mdx' {
  const text: import('./build/book.ts').Text['default'];
  export const title: string;
  export const summary: string;
  export default text;
}
