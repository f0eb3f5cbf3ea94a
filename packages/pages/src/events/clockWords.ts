import type { Words } from '../context/PagesProvider.tsx';

// Making a format takes longer than using it a hundred times: once a language, and not before it is needed.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string): Intl.DateTimeFormat {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(language, {
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
    });
  formats.set(language, format);
  return format;
}

/**
 * `17:30` as the language writes it: "17:30", « 17 h 30 ». Where a word says what the first number is, it is enough for a
 * full hour, and a nought before it is not needed: « 9 h ». No line breaks in it.
 */
export function clockWords(time: string, { language }: Pick<Words, 'language'>): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const parts = formatOf(language).formatToParts(Date.UTC(1970, 0, 1, hour, minute));
  const words = parts.map(({ value }) => value).join('');
  const between = parts.find(({ type }) => type === 'literal')?.value.trim() ?? '';
  if (!/\p{L}/u.test(between)) return words;
  const said = minute === 0 ? words.slice(0, words.indexOf(between) + between.length) : words;
  return said.replace(/^0(?=\d)/, '').replaceAll(/\s/g, '\u00a0');
}
