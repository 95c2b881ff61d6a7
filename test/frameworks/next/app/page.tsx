import { App } from './App';
import { Board } from './Board';

export default function Page() {
  return (
    <>
      <App />
      <Board />
    </>
  );
}
