/** Queries in the code that the page exports. */

/** `hits`: an expression for how many objects are found. */
export function countInScript(hits: string): string {
  return `
const hits = ${hits};
console.log(\`\${hits} hits\`);
`;
}

/** `before`: a statement that the expression needs. */
export function countInCpp(hits: string, before = ''): string {
  return `
${before === '' ? '' : `  ${before}\n`}  const std::size_t hits = ${hits};
  std::printf("%zu hits\\n", hits);
`;
}
