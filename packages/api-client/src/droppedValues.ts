/** Notes a value that pages do without: its field in the answer, the value, and what is wrong with it. Returns null. */
export type Drop = (field: string, value: unknown, why: string) => null;

/** Values told one by one; more are only counted. */
const TOLD = 20;
const VALUE_CHARACTERS = 80;

/**
 * Collects what is left out of an answer. `say` tells the count, then each value with the item that it belongs to, its
 * field, and what is wrong with it.
 */
export function noteDrops(route: string, report?: (line: string) => void) {
  const lines: string[] = [];
  let count = 0;
  return {
    of:
      (item: string): Drop =>
      (field, value, why) => {
        count += 1;
        if (report && count <= TOLD) lines.push(`${route}: ${item}: ${field} ${shown(value)} ${why}.`);
        return null;
      },
    say() {
      if (!report || count === 0) return;
      report(`${route}: ${count} ${count === 1 ? 'value is' : 'values are'} left out, of no use to pages:`);
      for (const line of lines) report(line);
      if (count > TOLD) report(`${route}: … and ${count - TOLD} more.`);
    },
  };
}

function shown(value: unknown): string {
  // Invisible signs are written as numbers.
  const text = (JSON.stringify(value) ?? 'nothing').replace(
    /\p{Cf}/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
  return text.length > VALUE_CHARACTERS ? `${text.slice(0, VALUE_CHARACTERS)}…` : text;
}
