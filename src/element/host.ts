import type { ReactiveElement } from 'lit';
import type { Attributes } from './attributes.js';

/** What the parts of an element read from it. */
export type Host = ReactiveElement & Readonly<Attributes>;
