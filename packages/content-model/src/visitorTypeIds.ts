import type { VisitorType } from './visitorType.ts';

/** The one type of a firm that names none: everybody is shown the same. */
export const EVERYBODY = 'everybody';

/** The types of visitor that there are, of those that a firm names: at least one. The first is whom a visitor is taken for. */
export function visitorTypeIds([first = EVERYBODY, ...others]: readonly VisitorType[]): [
  VisitorType,
  ...VisitorType[],
] {
  return [first, ...others];
}
