import type { Pathway } from '@tamarack-lowe/content-model';

/** Fields of the page, in its order. */
export const PATHWAY_FIELDS = ['month', 'province'] as const;
export type PathwayField = (typeof PATHWAY_FIELDS)[number];

/** Values of the fields. Null: nothing is chosen. `month`: `YYYY-MM`; `province`: its id. */
export type PathwayChoice = Readonly<Record<PathwayField, string | null>>;

/** Returns the values of the address that the page knows, and the fields whose values it does not know. */
export function knownChoice(
  asked: PathwayChoice,
  { months, provinces }: { months: readonly string[]; provinces: Pathway['provinces'] },
) {
  const month = asked.month !== null && months.includes(asked.month) ? asked.month : null;
  const province = provinces.find(({ id }) => id === asked.province) ?? null;
  const known = { month, province };
  return {
    ...known,
    unknown: PATHWAY_FIELDS.filter((field) => asked[field] !== null && known[field] === null),
  };
}
