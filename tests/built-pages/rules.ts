import { describe, expect, it } from 'vitest';
import { type BuiltSite, builtSiteOf } from './builtSite.ts';
import { type Firm, firms } from './firms.ts';
import { type Damage, damagedSite, sampleSite } from './sample/sampleSite.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The site that a rule was checked on, and how many pages it has. */
    checked?: { site: string; pages: number };
  }
}

/** Returns what breaks a rule on a built site, a line each: where, what. */
export type Rule = (site: BuiltSite) => string[] | Promise<string[]>;

type Rules = Readonly<
  Record<
    string,
    {
      rule: Rule;
      /** Firms that it is for. Default: all. */
      when?: (firm: Firm) => boolean;
      /** Damages to the sample site, and a part of what the rule says of each. */
      notices: readonly [Damage & { says: string | RegExp }, ...(Damage & { says: string | RegExp })[]];
    }
  >
>;

const MOST_SHOWN = 12;

/** Checks rules, by their sentences, on the built site of each firm, and that each of them notices a damaged page. */
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
      it(`is right: ${sentence}`, async () => expect(await rule(sampleSite())).toEqual([]));
      for (const { says, ...damage } of notices)
        it(`is noticed to be wrong: ${sentence} (${says})`, async () => {
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
