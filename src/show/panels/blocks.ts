import type { Card } from '../../engine/model/card.js';
import type { Settings } from '../../play/storage/settings.js';
import type { Button } from '../controls/controls.js';

/** Names and values: rows of text, or tiles with figures. */
export interface Lines {
  readonly kind: 'lines';
  readonly look: 'rows' | 'tiles';
  readonly lines: readonly (readonly [name: string, value: string])[];
}

/** Buttons below each other. */
export interface Buttons {
  readonly kind: 'buttons';
  readonly buttons: readonly Button[];
}

/** What is on or off. */
export interface Switch {
  readonly kind: 'switch';
  readonly name: string;
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

/** A choice among some words: felts or backs, each with its sample. */
export type Choice = { [Name in 'felt' | 'back']: ChoiceOf<Name> }['felt' | 'back'];

interface ChoiceOf<Name extends 'felt' | 'back'> {
  readonly kind: 'choice';
  readonly of: Name;
  readonly name: string;
  readonly words: Readonly<Record<Settings[Name], string>>;
  readonly chosen: Settings[Name];
  readonly choose: (word: Settings[Name]) => void;
}

/** A choice from a list. */
export interface Select {
  readonly kind: 'select';
  readonly name: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly chosen: string;
  readonly choose: (value: string) => void;
}

/** The key move of a game, played by two cards. */
export interface Figure {
  readonly kind: 'figure';
  readonly cards: readonly Card[];
  /** Where the second card lies: beside the first, since both leave together, or on it, to its right or below. */
  readonly look: 'pair' | 'right' | 'down';
  readonly caption: string;
  readonly colours: boolean;
}

/** A ring for the share of wins, the moves of the last wins as a line, and the last games as bars and dots. */
export interface Chart {
  readonly kind: 'chart';
  /** The share of games that were won, in percent. */
  readonly share: number;
  /** The moves of each of the last wins, from 0, the fewest, to 1, the most. */
  readonly moves: readonly number[];
  /** Whether each of the last games was won. */
  readonly games: readonly boolean[];
  /** How many wins and games have room. */
  readonly room: number;
  readonly text: string;
}

/** Groups of games as bars in a table: how many were played, and within that how many were won, in percent of the longest. */
export interface Bars {
  readonly kind: 'bars';
  readonly look: '' | 'weeks';
  readonly caption: string;
  readonly bars: readonly {
    readonly name: string;
    readonly played: number;
    readonly won: number;
    readonly text: string;
  }[];
}

/** Blocks below a summary that opens and closes them. */
export interface Details {
  readonly kind: 'details';
  readonly summary: string;
  readonly isOpen: boolean;
  readonly blocks: readonly Block[];
}

/** All possible moves, a button each, for readers who go from one stop to the next by switch, swipe or voice. */
export interface Moves {
  readonly kind: 'moves';
  readonly moves: readonly { readonly seen: string; readonly spoken: string; readonly press: () => void }[];
}

/** Export, import and delete: the report on the last file, and progress while one is read. */
export interface FileBlock {
  readonly kind: 'file';
  readonly report: readonly string[];
  readonly choices: readonly Button[];
  readonly label: string;
  readonly isReading: boolean;
  readonly chosen: (file: Pick<File, 'name' | 'size' | 'text'>) => Promise<void>;
}

/** A field for a text. The panel's title names it. */
export interface Entry {
  readonly kind: 'entry';
  /** Called with each change of the text. */
  readonly write: (change: { readonly target: { readonly value: string } }) => void;
}

/** A part of a panel. */
export type Block =
  /** `sent`: lines that go to someone else. */
  | { readonly kind: 'text' | 'note' | 'heading' | 'sent'; readonly text: string }
  | { readonly kind: 'keys'; readonly keys: readonly (readonly [key: string, meaning: string])[] }
  | { readonly kind: 'points'; readonly points: readonly string[] }
  | Lines
  | Buttons
  | Switch
  | Choice
  | Select
  | Figure
  | Chart
  | Bars
  | Details
  | Moves
  | Entry
  | FileBlock;

/** Buttons with a drawing and a text. */
export const choicesOf = (
  choices: readonly (readonly [icon: Button['icon'], caption: string, press: () => unknown])[],
): Buttons => ({
  kind: 'buttons',
  buttons: choices.map(([icon, caption, press]) => ({ caption, press, ...(icon && { icon }) })),
});
