/** As many characters as are shown of a word on each side of what is wrong in it. */
const MOST_SHOWN = 30;

/** What words end at in a file; an apostrophe is inside of them. */
const ENDS = /[\s"<>(){}[\]|,;]/u;

/** The word of a text around an offset, as far as it is shown, and where it stands. */
export function wordAt(text: string, offset: number): { word: string; start: number; end: number } {
  let start = offset;
  while (start > 0 && offset - start < MOST_SHOWN && !ENDS.test(text.charAt(start - 1))) start -= 1;
  let end = offset + 1;
  while (end < text.length && end - offset < MOST_SHOWN && !ENDS.test(text.charAt(end))) end += 1;
  return { word: text.slice(start, end), start, end };
}

/** A text with what nobody would see in it written out: "[U+200B]". A terminal does nothing that it says. */
export function shown(text: string): string {
  return text.replace(
    /\p{Cc}|\p{Cf}|\p{Co}|\p{Cs}|\p{Zl}|\p{Zp}|\p{Default_Ignorable_Code_Point}/gu,
    (one) => `[${codeOf(one)}]`,
  );
}

/** "U+200B". */
export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
