import { plainPath } from '@tamarack-lowe/content-model';
import type { Pair } from './readPair.ts';

type Address = { twin: string; place: string; there: string; here: string };

/** The addresses of sections, pages and slides in the source, and in one language. */
function addressesOf({ fields, kind, twin }: Pair): Address[] {
  if (kind !== 'brand' && kind !== 'slides') return [];
  return fields.flatMap(({ as, own, place, words }) =>
    as === 'address' && own !== null && words.startsWith('/')
      ? [{ twin, place, there: plainPath(words), here: plainPath(own) }]
      : [],
  );
}

/**
 * What has one address in the source has one in each language, for both visitor types are sent there; and two slides
 * never share one.
 */
export function pathsApart(pairs: readonly Pair[]): string[] {
  const byThere = new Map<string, Address>();
  const slideByHere = new Map<string, Address>();
  return pairs.flatMap((pair) =>
    addressesOf(pair).flatMap((address): string[] => {
      const { here, place, there, twin } = address;
      const same = byThere.get(there) ?? address;
      byThere.set(there, same);
      if (same.here !== here)
        return [
          `${twin}, ${place}: what has the address ${there} in the source is at ${here}, and at ${same.here} in ${same.twin}, ${same.place}, so a link would lead some visitors to no page. Write one address.`,
        ];
      if (pair.kind !== 'slides') return [];
      const other = slideByHere.get(here) ?? address;
      slideByHere.set(here, other);
      if (other.there === there) return [];
      return [
        `${twin}, ${place}: the address ${here} is also that of another slide (${other.twin}, ${other.place}), and visitors would see only one of them. Give one another address.`,
      ];
    }),
  );
}
