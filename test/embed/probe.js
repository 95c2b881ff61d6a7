// The first script of every page here: it takes down what there is on the page and what goes wrong, and plays.
{
  const TAGS = ['trusty-twelve', 'pyramid-dozen', 'trefoil-solitaire', 'lucky-thirteen', 'bakers-dozen'];
  const frame = () => new Promise(requestAnimationFrame);

  // Each page is a first visit.
  try {
    localStorage.clear();
  } catch {
    // Forbidden here.
  }

  const probe = {
    violations: [],

    /** Loads a further script; fulfilled when it has run. */
    load: (src, type = '') =>
      new Promise((resolve, reject) => {
        const script = Object.assign(document.createElement('script'), { src, type });
        script.onload = resolve;
        script.onerror = () => reject(new Error(`cannot load ${src}`));
        document.head.append(script);
      }),

    /** Fulfilled when an element shows its cards, which it does near the window. */
    async drawn(element) {
      while (!element.shadowRoot?.querySelector('.card')) {
        element.scrollIntoView();
        await frame();
      }
      return element;
    },

    add: (tag, properties = {}) => {
      const element = Object.assign(document.createElement(tag), properties);
      document.body.append(element);
      return probe.drawn(element);
    },

    addFive() {
      for (const tag of TAGS) document.body.append(document.createElement(tag));
      for (const element of document.body.children) element.setAttribute('seed', '42');
    },

    text: (element, selector) => element.shadowRoot.querySelector(selector).textContent.trim(),

    /** Plays a move in every game of the page and tells what is seen then. */
    async playAll() {
      const played = {};
      for (const element of document.querySelectorAll('[seed]')) {
        await probe.drawn(element);
        element.play(element.legalMoves[0]);
        await element.updateComplete;
        const cards = element.shadowRoot.querySelectorAll('.card').length;
        played[element.localName] = `${cards} cards, ${probe.text(element, '.moves')}`;
      }
      return { played, violations: probe.violations, left: probe.left() };
    },

    /** What scripts have left on `window` since the page began. */
    left: () =>
      Reflect.ownKeys(window)
        .filter((key) => !names.has(key))
        .map(String),
  };

  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    probe.violations.push(`${violatedDirective}: ${blockedURI} in ${sourceFile}`),
  );
  window.probe = probe;
  const names = new Set(Reflect.ownKeys(window));
}
