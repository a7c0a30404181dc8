// What a page says where its example cannot go on, as when something that it needs does not arrive: why, and a button that tries again.

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
  document.querySelector('main')!.append(alert);
}

addEventListener('error', ({ error }) => show(error));
addEventListener('unhandledrejection', ({ reason }) => show(reason));
