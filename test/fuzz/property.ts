import type fc from 'fast-check';

/** Something that holds in every case. Cases are plain JSON, so that a file can replay them. */
export interface Property<Case = any> {
  readonly name: string;
  readonly cases: fc.Arbitrary<Case>;
  /** Throws, or rejects, where it does not hold. */
  check(this: void, given: Case): unknown;
}
