/** Prints the chapter with the answers to its guesses or without; the browser's own command then does the same. */
export function startPrinting(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]'))
    button.addEventListener('click', () => {
      document.documentElement.dataset['printed'] = button.dataset['print'] ?? '';
      print();
    });
}
