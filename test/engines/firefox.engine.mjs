import { smokeIn } from './smoke.mjs';

smokeIn('Firefox');
