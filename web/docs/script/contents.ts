/** The list of all pages shows the one that is open, also where it is longer than the window. */

export function startContents(): void {
  const contents = document.querySelector<HTMLElement>('#contents')!;
  const show = (): void => {
    const current = contents.querySelector<HTMLElement>('[aria-current]');
    if (current) contents.scrollTop = current.offsetTop - contents.clientHeight / 2;
  };
  contents.addEventListener('toggle', show);
  show();
}
