import axe from 'axe-core';

/** What axe finds wrong on a page, a line each. */
export async function violations(page) {
  if (!(await page.evaluate('globalThis.axe'))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations: found } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
  });
}
