const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What a logo says of a name in any script: the first letters of its first two words, as capitals where there are such. */
export function initialsOf(name: string): string {
  return name
    .split(/[\s\p{Pd}/]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter((word) => word !== '')
    .slice(0, 2)
    .map((word) => [...graphemes.segment(word)][0]?.segment.toLocaleUpperCase() ?? '')
    .join('');
}
