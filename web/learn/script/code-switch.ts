/** One choice between TypeScript and C++ for the whole article, remembered where the browser allows it. */
const KEY = 'quadrille-article-code';

type Dialect = 'ts' | 'cpp';

export function startCodeSwitch(): void {
  const groups = [...document.querySelectorAll<HTMLElement>('.code')];
  for (const group of groups) addButtons(group);
  if (groups.length > 0) choose(remembered());
}

function addButtons(group: HTMLElement): void {
  const row = document.createElement('div');
  row.className = 'dialects';
  for (const section of group.querySelectorAll<HTMLElement>('.dialect')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset['dialect'] = section.dataset['dialect'] ?? '';
    button.textContent = section.getAttribute('aria-label');
    button.addEventListener('click', () => {
      const top = button.getBoundingClientRect().top;
      choose(button.dataset['dialect'] === 'cpp' ? 'cpp' : 'ts');
      // Samples above may be longer or shorter now: the button stays where it was pressed.
      scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
    });
    row.append(button);
  }
  group.prepend(row);
}

function choose(dialect: Dialect): void {
  document.documentElement.dataset['code'] = dialect;
  for (const button of document.querySelectorAll<HTMLElement>('.dialects button'))
    button.setAttribute('aria-pressed', String(button.dataset['dialect'] === dialect));
  try {
    localStorage.setItem(KEY, dialect);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function remembered(): Dialect {
  try {
    return localStorage.getItem(KEY) === 'cpp' ? 'cpp' : 'ts';
  } catch {
    return 'ts';
  }
}
