import { render } from 'solid-js/web';
import { App } from './App.jsx';

render(() => <App />, document.getElementById('app')!);
