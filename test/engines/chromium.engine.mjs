import { smokeIn } from './smoke.mjs';

smokeIn('Chromium');
