/** Looks of the table: each is a few custom properties, named here without `--solitaire-`. */
export const THEMES = {
  felt: {},
  paper: {
    felt: 'light-dark(#fbfaf7, #121614)',
    'felt-ink': 'light-dark(#23272b, #e9ecef)',
    accent: 'light-dark(#0b63ce, #7db7ff)',
    back: 'light-dark(#5b6470, #3f4853)',
    radius: '0px',
  },
  midnight: {
    felt: '#11182b',
    'felt-ink': '#dfe6f7',
    accent: '#8fd3ff',
    card: '#d9deea',
    red: '#a8123f',
    black: '#10131c',
    back: '#2a3b6e',
  },
  claret: {
    felt: '#5c1626',
    'felt-ink': '#fbeedd',
    accent: '#f2c14e',
    card: '#fdf6e6',
    red: '#b3202a',
    black: '#2a1c17',
    back: '#7b5a1e',
    radius: '2px',
    font: 'georgia, serif',
  },
  lilac: {
    felt: '#e8defa',
    'felt-ink': '#34215c',
    accent: '#6a2fd0',
    back: '#7d4be0',
    radius: '24px',
  },
};

/** Gives all games in an element these properties, and takes away all others. */
export function dress({ style }, properties) {
  for (const name of [...style].filter((each) => each.startsWith('--solitaire-'))) style.removeProperty(name);
  for (const [name, value] of Object.entries(properties)) style.setProperty(`--solitaire-${name}`, value);
}
