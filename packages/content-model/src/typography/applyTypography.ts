import { frenchNames, frenchNumbers, frenchPunctuation } from './french.ts';

/**
 * Typography pass: sets the spaces that a language (BCP 47) asks for around signs, and removes line breaks where there may be
 * none. Addresses, tags, code and `{placeholders}` stay unchanged, and so does a text that went through the pass before.
 * Spelling and ordinals are up to the writer: `$25` and `1er` stay.
 *
 * French follows the Office québécois de la langue française: « Espacement avant et après les signes de ponctuation et les
 * symboles » and « Espace insécable » of its Banque de dépannage linguistique, and « Le français au bureau »; `fr-FR` has
 * a narrow no-break space before `! ? ;`. Other languages stay as they are written.
 */
export function applyTypography(text: string, language: string): string {
  const [primary, ...rest] = language.toLowerCase().split('-');
  if (primary !== 'fr') return text;
  const inFrance = rest.includes('fr');
  return aroundVerbatim(text, (words) => frenchNames(frenchNumbers(frenchPunctuation(words, inFrance))));
}

/**
 * Parts that no rule may change: an address, a tag, an entity, code between backticks, a `{placeholder}`. An address ends
 * before the punctuation of the sentence around it. The private characters that replace parts are parts too, in case a text
 * has some.
 */
const VERBATIM =
  /(?<place>\{[^{}]*\})|(?<tag><[/!a-z][^<>]*>)|(?:https?:\/\/|www\.|mailto:|tel:(?=[+\d]))(?:[^\s<>«»]*[^\s<>«».,:;!?…”"’)\]])?|(?<![\p{L}\p{N}.+_'-])[\p{L}\p{N}.+_'-]+@[\p{L}\p{N}.-]*[\p{L}\p{N}]|&#?\w+;|`[^`]*`|[\uE000-\uE002]/giu;

/**
 * Changes a text except its verbatim parts. `change` gets one character in place of each part, and may not remove, repeat or
 * reorder them: U+E000 for a placeholder, which may be a number, U+E001 for a tag, which takes no room, and U+E002 for
 * anything else, which is like a word.
 */
export function aroundVerbatim(text: string, change: (text: string) => string): string {
  const parts: string[] = [];
  const open = text.replace(VERBATIM, (part, place?: string, tag?: string) => {
    parts.push(part);
    if (place !== undefined) return '\uE000';
    return tag === undefined ? '\uE002' : '\uE001';
  });
  let next = 0;
  return change(open).replace(/[\uE000-\uE002]/g, () => parts[next++] ?? '');
}
