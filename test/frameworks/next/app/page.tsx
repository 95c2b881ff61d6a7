import { App } from './App';
import { Board } from './Board';

export default function Page() {
  return (
    <>
      <App />
      <Board />
      {/* The empty project has none, and a browser asks for one. */}
      <link rel="icon" href="data:," />
    </>
  );
}
