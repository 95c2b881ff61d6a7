/** Switches the custom states of an element, `:state(won)` for a style sheet; where a browser has none, nothing happens. */
export function customStatesOf(element: HTMLElement): (state: string, on: boolean) => void {
  const states = element.attachInternals?.().states;
  return (state, on) => {
    try {
      if (on) states?.add(state);
      else states?.delete(state);
    } catch {
      // Browsers before the present syntax throw at a name without dashes.
    }
  };
}
