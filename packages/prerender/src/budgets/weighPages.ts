import { type PageWeight, weigherOf } from './weigherOf.ts';

/** Weights by the addresses of their pages, without a slash at the end. */
export type PageWeights = Record<string, PageWeight>;

/** Weighs built, compressed pages. */
export async function weighPages(root: string, addresses: readonly string[]): Promise<PageWeights> {
  const weigh = weigherOf(root);
  const weights: PageWeights = {};
  for (const path of addresses) {
    const address = path.replace(/(?<=.)\/$/, '');
    const weight = await weigh(address);
    if (!weight) throw new Error(`The page of ${path} is not where it was written.`);
    weights[address] = weight;
  }
  return weights;
}
