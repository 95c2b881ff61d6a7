import { LuckyThirteen } from 'solitaire-elements/react';

export const Board = () => <LuckyThirteen seed="42" controls="none" />;
