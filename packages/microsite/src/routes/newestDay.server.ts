/** The latest of some days, `YYYY-MM-DD`; undefined when none is known. */
export function newestDay(days: readonly (string | undefined)[]): string | undefined {
  return days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
}
