import { type Hiring, issue, message } from '@tamarack-lowe/content-model/internal/content';
import { issuesOf } from '../files/issues.ts';
import { repeats } from '../files/repeats.ts';
import { filledHiring } from '../read/hiring.ts';
import type { CheckContext, Rule } from './context.ts';

/** Finds unknown facts in braces in `hiring.json`. */
export const hiringTextIssues: Rule = ({ facts, nameIn, sources }) => {
  const hiring = sources.hiring();
  return hiring === null ? [] : issuesOf(() => filledHiring(hiring, facts, nameIn('hiring')));
};

/** Finds steps and promises with the same id, and references to promises that do not exist. */
export const brokenPromises: Rule = (context) => {
  const hiring = context.sources.hiring();
  const known = new Set(hiring?.promises.map(({ id }) => id));
  return [
    ...(hiring === null ? [] : repeatedIds(hiring)),
    ...references(context, hiring).flatMap(({ where, ids }) => {
      if (hiring === null) return issue(where, message('noHiring'));
      return ids
        .filter((id) => !known.has(id))
        .map((id) => issue(where, message('unknownPromise', { id, known: [...known].join(', ') })));
    }),
  ];
};

function repeatedIds({ promises, steps }: Hiring) {
  return [
    ...repeats(steps, ({ id }) => id).map(([{ id }]) => ({ id, list: 'steps' })),
    ...repeats(promises, ({ id }) => id).map(([{ id }]) => ({ id, list: 'promises' })),
  ].map(({ id, list }) => issue(`hiring, ${list}`, message('hiringIdTwice', { id })));
}

/** Lists the places that show `hiring.json`, each with the promises that it names. */
function references({ nameIn, resources, stories }: CheckContext, hiring: Hiring | null) {
  const bodies = [
    ...stories.map(({ id, body }) => ({ id, blocks: body })),
    ...resources.map(({ id, text }) => ({ id, blocks: text })),
  ];
  const ofBlocks = bodies.flatMap(({ id, blocks }) =>
    blocks.flatMap((block, index) => {
      if (typeof block === 'string' || (block.type !== 'machines' && block.type !== 'promises')) return [];
      return {
        where: `${nameIn(id)}, block ${index + 1}`,
        ids: block.type === 'promises' ? (block.ids ?? []) : [],
      };
    }),
  );
  const ofSteps = (hiring?.steps ?? []).flatMap(({ id, promise }) =>
    promise === undefined ? [] : { where: `hiring, ${id}`, ids: [promise] },
  );
  return [...ofBlocks, ...ofSteps];
}
