import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../src/App.js';
import { Game } from '../src/Game.js';

export const render = () =>
  renderToString(
    <StrictMode>
      <App Game={Game} />
    </StrictMode>,
  );
