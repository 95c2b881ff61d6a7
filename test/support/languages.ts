// Every language there is a table for, by its tag: one line each.
export { ar } from '../../src/locales/tables/ar.js';
export { de } from '../../src/locales/tables/de.js';
export { es } from '../../src/locales/tables/es.js';
export { fr } from '../../src/locales/tables/fr.js';
export { it } from '../../src/locales/tables/it.js';
export { ja } from '../../src/locales/tables/ja.js';
export { nl } from '../../src/locales/tables/nl.js';
export { pl } from '../../src/locales/tables/pl.js';
export { ptPT as 'pt-PT' } from '../../src/locales/tables/pt-PT.js';
export { pt } from '../../src/locales/tables/pt.js';
export { tr } from '../../src/locales/tables/tr.js';
export { zh } from '../../src/locales/tables/zh.js';
