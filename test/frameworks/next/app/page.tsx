import { LuckyThirteen } from 'solitaire-elements/react';
import { App } from './App';

export default function Page() {
  return (
    <>
      <App />
      <LuckyThirteen seed="42" controls="none" />
    </>
  );
}
