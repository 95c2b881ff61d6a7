// Under each theme the properties that make it.
const NAMES = ['felt', 'felt-ink', 'accent', 'card', 'red', 'black', 'back', 'card-width', 'radius', 'speed', 'font'];
for (const article of document.querySelectorAll('article')) {
  const style = getComputedStyle(article);
  const lines = NAMES.map((name) => [`--solitaire-${name}`, style.getPropertyValue(`--solitaire-${name}`).trim()]);
  const set = lines.filter(([, value]) => value).map(([name, value]) => `  ${name}: ${value};`);
  const game = article.querySelector('[seed]').localName;
  article.querySelector('code').textContent = set.length ? `${game} {\n${set.join('\n')}\n}` : 'Nothing to set.';
}
