import { withoutSlash } from '../page/withoutSlash.ts';
import { type PageWeight, weigherOf } from './weigherOf.ts';

/** Weights by the addresses of their pages, without a slash at the end. */
export type PageWeights = Record<string, PageWeight>;

/** Weighs built, compressed pages; those that are `known` by their addresses are not looked at. */
export async function weighPages(
  root: string,
  addresses: readonly string[],
  known: ReadonlyMap<string, PageWeight> = new Map(),
): Promise<PageWeights> {
  const weigh = weigherOf(root);
  const weights: PageWeights = {};
  for (const path of addresses) {
    const address = withoutSlash(path);
    const weight = known.get(address) ?? (await weigh(address));
    if (!weight) throw new Error(`The page of ${path} is not where it was written.`);
    weights[address] = weight;
  }
  return weights;
}
