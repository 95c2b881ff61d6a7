import type {} from 'solitaire-elements/react';

export const misspelt = <bakers-dozen asist />;
