import { keepingIn } from './keeping.mjs';
import { smokeIn } from './smoke.mjs';

smokeIn('WebKit');
keepingIn('WebKit');
