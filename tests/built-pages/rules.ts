import { describe, expect, it } from 'vitest';
import { type BuiltSite, builtSiteOf } from './builtSite.ts';
import { type Firm, firms } from './firms.ts';
import { type Damage, damagedSite, sampleSite } from './sample/sampleSite.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Site that a rule was checked on, and its number of pages. */
    checked?: { site: string; pages: number };
  }
}

/** Returns a line for each violation of a rule on a built site: where and what. */
export type Rule = (site: BuiltSite) => string[] | Promise<string[]>;

type Rules = Readonly<
  Record<
    string,
    {
      rule: Rule;
      /** Firms that the rule applies to. Default: all. */
      when?: (firm: Firm) => boolean;
      /** Damages to the sample site, and a part of the issue that the rule must report for each. */
      notices: readonly [Damage & { says: string | RegExp }, ...(Damage & { says: string | RegExp })[]];
    }
  >
>;

const MOST_SHOWN = 12;

/** Tests rules on the built site of each firm, and tests that each rule reports a damaged sample. */
export function testRules(rules: Rules): void {
  for (const firm of firms())
    describe(firm.name, () => {
      for (const [sentence, { rule, when = () => true }] of Object.entries(rules))
        if (when(firm))
          it(sentence, async ({ task }) => {
            const site = builtSiteOf(firm);
            task.meta.checked = { site: firm.name, pages: site.pages.length };
            expect(shortened(await rule(site))).toEqual([]);
          });
    });

  describe('the sample', () => {
    for (const [sentence, { rule, notices }] of Object.entries(rules)) {
      it(`passes: ${sentence}`, async () => expect(await rule(sampleSite())).toEqual([]));
      for (const { says, ...damage } of notices)
        it(`fails with a damage: ${sentence} (${says})`, async () => {
          const found = await rule(damagedSite(damage));
          const expected =
            typeof says === 'string' ? expect.stringContaining(says) : expect.stringMatching(says);
          expect(found).toContainEqual(expected);
        });
    }
  });
}

/** A few pages are enough to show a violation on every page. */
function shortened(found: readonly string[]): string[] {
  const more = found.length - MOST_SHOWN;
  return [...found.slice(0, MOST_SHOWN), ...(more > 0 ? [`… and ${more} more`] : [])];
}
