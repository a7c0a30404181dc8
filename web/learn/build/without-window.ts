/** What the playground's drawing code asks of a window when it is loaded, for Node: no window, no preference. */
Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
