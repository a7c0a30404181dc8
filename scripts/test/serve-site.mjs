import { preview } from 'vite';

/** Serves the built page for the end-to-end tests, which read its address with `inject('siteUrl')`. */
export default async function serveSite(project) {
  const server = await preview({ preview: { port: 4300 }, logLevel: 'warn' });
  project.provide('siteUrl', server.resolvedUrls.local[0]);
  return () => server.close();
}
