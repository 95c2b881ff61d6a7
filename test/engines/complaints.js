// The first script of every page here: it takes down what goes wrong.
window.complaints = [];
for (const level of ['error', 'warn']) console[level] = (...words) => window.complaints.push(words.join(' '));
addEventListener(
  'error',
  ({ message, target }) => window.complaints.push(message ?? `cannot load ${target.src}`),
  true,
);
addEventListener('unhandledrejection', ({ reason }) => window.complaints.push(String(reason)));
