import type {} from 'solitaire-elements/preact';

export const misspelt = <bakers-dozen asist />;
