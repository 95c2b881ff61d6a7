// The block in the editor: the game itself, and its settings in the sidebar.
((wp, choices) => {
  const { InspectorControls, useBlockProps } = wp.blockEditor;
  const { Button, Disabled, PanelBody, Placeholder, RadioControl, SelectControl, TextControl } = wp.components;
  const { createElement, Fragment, useRef } = wp.element;
  const { decodeEntities } = wp.htmlEntities;
  const { __ } = wp.i18n;
  const { Path, SVG } = wp.primitives;

  const ROUND = 'solitaire-round';

  /** Loads a script into the document of the canvas, which mostly is a frame of its own. */
  function load(page, url) {
    if (!url || [...page.scripts].some(({ dataset }) => dataset.solitaireElements === url)) return;
    const script = page.createElement('script');
    script.dataset.solitaireElements = url;
    script.src = `${url}?ver=${choices.version}`;
    page.head.append(script);
  }

  /** The element, which no press reaches: a press selects the block. */
  function Preview({ attributes: { game, games, deal, seed, felt, lang }, element }) {
    const language = lang || choices.siteLanguage;
    const isRound = game === ROUND;
    const canvas = wp.compose.useRefEffect(
      ({ ownerDocument: page }) => {
        const tags = [game, ...(isRound ? games.split(/[\s,]+/) : [])];
        const scripts = [choices.script, ...tags.map((tag) => choices.gameScripts[tag]), choices.langScripts[language]];
        for (const url of scripts) load(page, url);
      },
      [game, games, language],
    );
    const table = createElement(game, {
      key: isRound ? `${game} ${games}` : game,
      ref: element,
      games: isRound ? games.replace(/,/g, ' ') || undefined : undefined,
      seed: !isRound && deal === 'seed' ? seed : undefined,
      daily: !isRound && deal === 'daily' ? '' : undefined,
      felt: felt || undefined,
      lang: language,
      dir: choices.fromRight.includes(language) ? 'rtl' : 'ltr',
      storage: 'none',
    });
    return createElement(Disabled, null, createElement('div', { ref: canvas }, table));
  }

  function DealSettings({ attributes: { game, deal, seed }, setAttributes, element }) {
    const keepDeal = () => setAttributes({ deal: 'seed', seed: element.current?.seed || '42' });
    const deals = [
      { value: 'random', label: __('A new one for every reader', 'solitaire-elements') },
      { value: 'daily', label: __('A new one every day', 'solitaire-elements') },
      { value: 'seed', label: __('The same for all readers', 'solitaire-elements') },
    ];
    const help = choices.gameScripts[game] ? undefined : __('Every deal can be won.', 'solitaire-elements');
    return createElement(
      Fragment,
      null,
      createElement(RadioControl, {
        label: __('Deal', 'solitaire-elements'),
        selected: deal,
        options: deals,
        help: deal === 'seed' ? undefined : help,
        onChange: (value) => (value === 'seed' ? keepDeal() : setAttributes({ deal: value, seed: undefined })),
      }),
      deal === 'seed' &&
        createElement(TextControl, {
          label: __('Seed', 'solitaire-elements'),
          help: __('Any number or text. A seed always deals the same cards.', 'solitaire-elements'),
          value: seed,
          maxLength: 256,
          onChange: (value) => setAttributes({ seed: value }),
          __next40pxDefaultSize: true,
          __nextHasNoMarginBottom: true,
        }),
      deal === 'seed' &&
        createElement(
          Button,
          { variant: 'secondary', onClick: () => element.current?.newGame?.().then(keepDeal) },
          __('Another deal', 'solitaire-elements'),
        ),
    );
  }

  function RoundSettings({ attributes: { games }, setAttributes }) {
    return createElement(TextControl, {
      label: __('Games', 'solitaire-elements'),
      help: __('The tags of games, such as golf-solitaire, or nothing for the first five.', 'solitaire-elements'),
      value: games,
      onChange: (value) => setAttributes({ games: value }),
      __next40pxDefaultSize: true,
      __nextHasNoMarginBottom: true,
    });
  }

  function Settings({ attributes, setAttributes, element }) {
    const select = (name, label, options, more) =>
      createElement(SelectControl, {
        label,
        options,
        ...more,
        value: attributes[name],
        onChange: (value) => setAttributes({ [name]: value }),
        __next40pxDefaultSize: true,
        __nextHasNoMarginBottom: true,
      });
    const languages = [{ value: '', label: __('That of the site', 'solitaire-elements') }, ...choices.languages];
    const help = __('Counts how often the games of this post are won.', 'solitaire-elements');
    return createElement(
      InspectorControls,
      null,
      createElement(
        PanelBody,
        { title: __('Settings', 'solitaire-elements') },
        select('game', __('Game', 'solitaire-elements'), choices.games),
        createElement(attributes.game === ROUND ? RoundSettings : DealSettings, { attributes, setAttributes, element }),
      ),
      createElement(
        PanelBody,
        { title: __('Look and language', 'solitaire-elements') },
        select('felt', __('Felt', 'solitaire-elements'), choices.felts),
        select('lang', __('Language', 'solitaire-elements'), languages),
      ),
      createElement(
        PanelBody,
        { title: __('Wins', 'solitaire-elements'), initialOpen: attributes.wins !== '' },
        select('wins', __('Wins', 'solitaire-elements'), choices.countings, { help, hideLabelFromVision: true }),
      ),
    );
  }

  const icon = createElement(
    SVG,
    { viewBox: '0 0 24 24', xmlns: 'http://www.w3.org/2000/svg' },
    createElement(Path, {
      fillRule: 'evenodd',
      d:
        'M9 3h10a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm0 1.5a.5.5 0 0 0-.5.5v13a.5.5 0 0 0 .5.5' +
        'h10a.5.5 0 0 0 .5-.5V5a.5.5 0 0 0-.5-.5Zm5 3c1.2 1.7 3 2.5 3 4.3a1.5 1.5 0 0 1-2.5 1.1l.7 1.9h-2.4' +
        'l.7-1.9a1.5 1.5 0 0 1-2.5-1.1c0-1.8 1.8-2.6 3-4.3ZM5.5 7v14H16v1.5H6a2 2 0 0 1-2-2V7Z',
    }),
  );

  function Edit({ attributes: saved, setAttributes }) {
    const element = useRef(null);
    // As an author saves it, WordPress makes entities of `&` and `<`.
    const attributes = { ...saved, seed: decodeEntities(saved.seed) };
    const isKnown = choices.games.some(({ value }) => value === attributes.game);
    const unknown = __(
      'This version of the plugin has no such game. Choose another one in the sidebar.',
      'solitaire-elements',
    );
    return createElement(
      'div',
      useBlockProps(),
      createElement(Settings, { attributes, setAttributes, element }),
      isKnown
        ? createElement(Preview, { attributes, element })
        : createElement(Placeholder, { icon, label: __('Solitaire', 'solitaire-elements'), instructions: unknown }),
    );
  }

  wp.blocks.registerBlockType('solitaire-elements/solitaire', { icon, edit: Edit });
})(window.wp, window.solitaireElementsChoices);
