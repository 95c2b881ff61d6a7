// A game of a page's own, made with the module for pages.
import { defineSolitaire, TrustyTwelveElement } from '../../dist/solitaire-elements.mjs';

defineSolitaire('own-twelve', { ...TrustyTwelveElement.variant, id: 'own-twelve' });
