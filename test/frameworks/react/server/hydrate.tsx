import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../src/App.js';
import { Game } from '../src/Game.js';

hydrateRoot(
  document.getElementById('app')!,
  <StrictMode>
    <App Game={Game} />
  </StrictMode>,
);
