/** Syllables that lengthen words without a new line or a rare letter. */
const SYLLABLES = ['la', 'ment', 'ée', 'ion', 'té', 'que'] as const;

/** How much longer than English the longest language of the site may be. */
const GROWTH = 0.4;

/** What can grow: words of two letters and more. Places to fill, such as `{name}`, stay as they are. */
const grows = (part: string) => /\p{L}{2}/u.test(part) && !part.includes('{');

/** Words 40 % longer, spread over the words that are there, so that lines break where a language would break them. */
export function stretch(words: string): string {
  const letters = words.replaceAll(/\P{L}/gu, '').length;
  let missing = Math.ceil(letters * GROWTH);
  const parts = words.split(/(\s+)/);
  const long = parts.filter(grows).length;
  if (long === 0) return words;
  const share = missing / long;
  let place = 0;
  return parts
    .map((part) => {
      if (!grows(part)) return part;
      const wanted = Math.min(missing, Math.ceil(share));
      missing -= wanted;
      const more = Array.from(
        { length: wanted },
        (_, step) => SYLLABLES[(place + step) % SYLLABLES.length],
      ).join('');
      place += 1;
      return part.replace(/(\p{L}+)(\P{L}*)$/u, `$1${more.slice(0, wanted)}$2`);
    })
    .join('');
}
