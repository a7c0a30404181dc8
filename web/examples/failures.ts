// What a page says where its example cannot go on, as when something that it needs does not arrive: why, and a button that tries again.
// It stands in the page itself, so that it is there where no script arrives.

function show(problem: unknown): void {
  if (document.querySelector('.lost')) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Try again';
  button.addEventListener('click', () => location.reload());
  const alert = document.createElement('p');
  alert.className = 'lost';
  alert.role = 'alert';
  alert.append(`${problem instanceof Error ? problem.message : String(problem)} `, button);
  const append = (): void => document.querySelector('main')!.append(alert);
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', append);
  else append();
}

function onError(event: Event): void {
  if (event instanceof ErrorEvent) show(event.error ?? event.message);
  else if (event.target instanceof HTMLScriptElement)
    show('A part of this page could not be fetched.');
}

// Events of elements reach the window only on their way down.
addEventListener('error', onError, { capture: true });
addEventListener('unhandledrejection', ({ reason }) => show(reason));
