import { weigherOf } from '@tamarack-lowe/prerender';

/**
 * Ratios between the sizes of pages of a grown site and of ours, the largest first. Throws when a page was not built.
 */
export async function heavierPages(
  addresses: readonly string[],
  { root, grown }: { root: string; grown: string },
): Promise<{ address: string; by: number }[]> {
  const weighers = [weigherOf(root), weigherOf(grown)] as const;
  const pages = await Promise.all(
    addresses.map(async (address) => {
      const [before, after] = await Promise.all(weighers.map((weigh) => weigh(address)));
      if (!before || !after) throw new Error(`${address} was not built with more stories.`);
      const all = ({ html, styles, scripts, fonts }: typeof before) => html + styles + scripts + fonts;
      return { address, by: all(after) / all(before) };
    }),
  );
  return pages.sort((one, other) => other.by - one.by);
}
