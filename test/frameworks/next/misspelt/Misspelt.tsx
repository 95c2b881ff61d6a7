import { BakersDozen } from 'solitaire-elements/react';

export const misspelt = <BakersDozen asist />;
