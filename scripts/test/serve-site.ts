import { preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
  }
}

/** Serves the built page for the end-to-end tests, which read its address with `inject('siteUrl')`. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  const server = await preview({ preview: { port: 4300 }, logLevel: 'warn' });
  project.provide('siteUrl', server.resolvedUrls?.local[0] ?? '');
  return () => server.close();
}
