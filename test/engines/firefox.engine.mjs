import { keepingIn } from './keeping.mjs';
import { smokeIn } from './smoke.mjs';

smokeIn('Firefox');
keepingIn('Firefox');
