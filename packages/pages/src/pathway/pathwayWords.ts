import { fillMessage } from '@tamarack-lowe/content-model';

/** `2027-05` as "May 2027". */
export function monthWords(month: string, language: string): string {
  return formatOf({ month: 'long', year: 'numeric' }, language).format(Date.parse(`${month}-01`));
}

/** The same at the beginning of a line: « Mai 2027 ». */
export function monthTitle(month: string, language: string): string {
  const [first = '', ...rest] = monthWords(month, language);
  return first.toLocaleUpperCase(language) + rest.join('');
}

/** The two lines of a disc: `May`, `2027`. */
export function discLines(month: string, language: string): [month: string, year: string] {
  return [formatOf({ month: 'short' }, language).format(Date.parse(`${month}-01`)), month.slice(0, 4)];
}

/** The months of a stage: "May 2027", or "May 2027 to June 2027". */
export function timeWords(
  { from, to }: { from: string; to: string },
  labels: Readonly<Record<'inMonth' | 'fromTo', string>>,
  language: string,
): string {
  if (from === to) return fillMessage(labels.inMonth, { month: monthTitle(from, language) });
  return fillMessage(labels.fromTo, { from: monthTitle(from, language), to: monthWords(to, language) });
}

/** The months from the first stage of a plan to the end of the last. */
export function planTime(
  stages: readonly { from: string; to: string }[],
  labels: Parameters<typeof timeWords>[1],
  language: string,
): string {
  const from = stages.map((stage) => stage.from).toSorted()[0] ?? '';
  const to =
    stages
      .map((stage) => stage.to)
      .toSorted()
      .at(-1) ?? from;
  return timeWords({ from, to }, labels, language);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached format in UTC: the page has some sixty months. */
function formatOf(options: Intl.DateTimeFormatOptions, language: string): Intl.DateTimeFormat {
  const key = JSON.stringify([options, language]);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  formats.set(key, known);
  return known;
}
