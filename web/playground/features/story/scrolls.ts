/** A turn of the wheel or a finger that moves over the page: the reader wants to go on. A wheel with Ctrl zooms the page. */
export function listenForScrolls(scroll: () => void, signal: AbortSignal): void {
  const options = { signal, passive: true };
  document.addEventListener('wheel', ({ ctrlKey }) => ctrlKey || scroll(), options);
  document.addEventListener('touchmove', scroll, options);
}
