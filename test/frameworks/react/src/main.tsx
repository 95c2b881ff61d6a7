import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { Game } from './Game.js';
import { GameTag } from './GameTag.js';

// With `?tag` in its address, the page has the tag instead of the component.
createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <App Game={location.search === '?tag' ? GameTag : Game} />
  </StrictMode>,
);
