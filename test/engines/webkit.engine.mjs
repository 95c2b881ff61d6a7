import { smokeIn } from './smoke.mjs';

smokeIn('WebKit');
