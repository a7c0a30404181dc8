/** The engine asks for a window when it is loaded, to add to it what old browsers lack; its grid needs none. */
export async function loadExcalibur() {
  const isBrowser = 'window' in globalThis;
  if (!isBrowser) globalThis.window = {};
  try {
    return await import('excalibur');
  } finally {
    if (!isBrowser) delete globalThis.window;
  }
}
