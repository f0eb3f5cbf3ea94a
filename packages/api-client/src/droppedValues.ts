/** Records a dropped value: its field in the response, the value, and the reason. Returns null. */
export type Drop = (field: string, value: unknown, why: string) => null;

/** The most values that a report lists; it counts the others. */
const MOST_LINES = 20;
const VALUE_CHARACTERS = 80;

/**
 * Collects the values of a response that pages cannot use. `report` writes their count to the log, then each value with its
 * item, its field and the reason.
 */
export function collectDrops(route: string, log?: (line: string) => void) {
  const lines: string[] = [];
  let count = 0;
  return {
    of:
      (item: string): Drop =>
      (field, value, why) => {
        count += 1;
        if (log && count <= MOST_LINES) lines.push(`${route}: ${item}: ${field} ${valueText(value)} ${why}.`);
        return null;
      },
    report() {
      if (!log || count === 0) return;
      log(
        `${route}: ${count} ${count === 1 ? 'value is' : 'values are'} left out, because pages cannot use them:`,
      );
      for (const line of lines) log(line);
      if (count > MOST_LINES) log(`${route}: … and ${count - MOST_LINES} more.`);
    },
  };
}

function valueText(value: unknown): string {
  // Write invisible characters as numbers.
  const text = (JSON.stringify(value) ?? 'nothing').replace(
    /\p{Cf}/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
  return text.length > VALUE_CHARACTERS ? `${text.slice(0, VALUE_CHARACTERS)}…` : text;
}

/** Returns false for the values that PHP writes for "none". */
export const isPresent = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== false &&
  !(typeof value === 'string' && value.trim() === '') &&
  !(Array.isArray(value) && value.length === 0);
