/**
 * What the field looks like: `placed` unless the words or the window leave too little room. `overhangs` are the measured
 * ones in px, for tags that wrap into more lines than the style sheet could foresee.
 */
export type SolvedField = {
  layout: 'placed' | 'calm';
  shrinks: readonly number[];
  overhangs: readonly (number | undefined)[];
};

/** Where the style sheet alone places everything. */
export const PLACED: SolvedField = { layout: 'placed', shrinks: [], overhangs: [] };

/** Two columns in the flow. */
export const CALM: SolvedField = { layout: 'calm', shrinks: [], overhangs: [] };

/** Whether two fields look the same. */
export function isSameField(a: SolvedField, b: SolvedField): boolean {
  return (
    a.layout === b.layout &&
    a.shrinks.length === b.shrinks.length &&
    a.shrinks.every((shrink, index) => shrink === b.shrinks[index]) &&
    a.overhangs.every((overhang, index) => overhang === b.overhangs[index])
  );
}
