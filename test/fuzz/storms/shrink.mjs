// Makes a storm smaller: each try takes seconds, so whole stretches of actions are left out first.

/** Leaves out what is not needed: first halves, then quarters, down to single items. */
async function shortest(items, fails) {
  let kept = items;
  for (let size = Math.ceil(kept.length / 2); size > 0; size = size > 1 ? Math.ceil(size / 2) : 0) {
    for (let from = 0; from < kept.length;) {
      const fewer = kept.toSpliced(from, size);
      if (await fails(fewer)) kept = fewer;
      else from += size;
    }
  }
  return kept;
}

/** What kind of failure it is, without the names and numbers of one case. */
const kindOf = ({ message }) =>
  message
    .split('\n')[0]
    .replace(/“.*?”|[\d.]+|\b[A-Z\d][CDHS]\b/g, '')
    .slice(0, 60);

/** The smallest storm that was found to fail until the time is over. */
export async function shrinkStorm(storm, check, first, milliseconds) {
  const end = performance.now() + milliseconds;
  let smallest = storm;
  let error = first;
  const fails = async (changes) => {
    if (performance.now() > end) return false;
    const tried = { ...smallest, ...changes };
    try {
      await check(tried);
      return false;
    } catch (thrown) {
      if (kindOf(thrown) !== kindOf(first)) return false;
      smallest = tried;
      error = thrown;
      return true;
    }
  };
  // What comes after the failure is not needed, nor is most of what comes before.
  await shortest(storm.actions, (actions) => fails({ actions }));
  await shortest(storm.boards, (boards) => boards.length > 0 && fails({ boards }));
  for (const [i, { tag, attributes }] of smallest.boards.entries()) {
    await shortest(Object.entries(attributes), (entries) =>
      fails({ boards: smallest.boards.with(i, { tag, attributes: Object.fromEntries(entries) }) }),
    );
  }
  return { given: smallest, error };
}
