/** Switches a custom state of an element, `:state(won)` for a style sheet. Browsers without such states ignore it. */
export function switchState(internals: ElementInternals | undefined, state: string, on: boolean): void {
  try {
    internals?.states?.[on ? 'add' : 'delete'](state);
  } catch {
    // Chromium 90 to 124 throws at a name without dashes (crbug.com/1012098).
  }
}
