import axe from 'axe-core';
import type { Engine } from './keys.ts';

/** Lists what axe finds on the screen that is shown: rule, and elements. */
export async function axeProblems({ evaluate }: Pick<Engine, 'evaluate'>): Promise<string[]> {
  if (!(await evaluate<boolean>(`'axe' in window`))) await evaluate(`(() => { ${axe.source} })()`);
  const { violations } = await evaluate<axe.AxeResults>(
    // The page in the preview is that of the site, whose own tests check it.
    `axe.run({ exclude: ['iframe'] }, { resultTypes: ['violations'] }).then(({ violations }) => ({ violations }))`,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
