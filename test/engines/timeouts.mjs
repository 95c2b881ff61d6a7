/** In milliseconds. Nothing here may hang. */
export const timeouts = {
  /** Packages are fetched and unpacked. */
  install: 150_000,
  /** A browser starts. */
  start: 120_000,
  /** A browser answers. */
  command: 120_000,
};
