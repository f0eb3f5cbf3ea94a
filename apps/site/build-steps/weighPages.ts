import type { BuiltPages } from './slim/drawPages.ts';
import { type PageWeight, weigherOf } from './weigherOf.ts';

/** Weights by the addresses of their pages, without a slash at the end. */
export type PageWeights = Record<string, PageWeight>;

/** Weighs built, compressed pages. `last`: pages that are still made from the same weigh what they weighed. */
export async function weighPages(
  root: string,
  pages: BuiltPages,
  last: { pages: BuiltPages; weights: PageWeights },
): Promise<PageWeights> {
  const weigh = weigherOf(root);
  const weights: PageWeights = {};
  for (const [path, { from }] of Object.entries(pages)) {
    const address = path.replace(/(?<=.)\/$/, '');
    const before = last.pages[path]?.from === from ? last.weights[address] : undefined;
    const weight = before ?? (await weigh(address));
    if (!weight) throw new Error(`The page of ${path} is not where it was written.`);
    weights[address] = weight;
  }
  return weights;
}
