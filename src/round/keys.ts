/** Where a key leads from a tab, around the ends; `undefined` for any other key. */
export function placeByKey(
  { key, ctrlKey, altKey, metaKey }: KeyboardEvent,
  place: number,
  count: number,
  isFromRight: boolean,
): number | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  const onward = isFromRight ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: place + onward,
    ArrowLeft: place - onward,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined ? undefined : (to + count) % count;
}
