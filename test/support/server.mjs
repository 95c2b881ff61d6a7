import { serve } from './serve.mjs';

export const serveProject = (plugins) => serve({ plugins });
