import type {} from 'solitaire-elements/solid';

export const misspelt = () => <bakers-dozen prop:asist={true} />;
