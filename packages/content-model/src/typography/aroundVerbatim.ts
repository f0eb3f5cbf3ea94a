/**
 * What no rule may change: an address, a tag, an entity, code between backticks, a `{placeholder}`. An address ends
 * before the marks of the sentence around it. The private characters that stand in are kept too, should a text have them.
 */
const VERBATIM =
  /(?<place>\{[^{}]*\})|(?<tag><[/!a-z][^<>]*>)|(?:https?:\/\/|www\.|mailto:|tel:(?=[+\d]))(?:[^\s<>«»]*[^\s<>«».,:;!?…”"’)\]])?|(?<![\p{L}\p{N}.+_'-])[\p{L}\p{N}.+_'-]+@[\p{L}\p{N}.-]*[\p{L}\p{N}]|&#?\w+;|`[^`]*`|[\uE000-\uE002]/giu;

/**
 * Changes a text around what must stay as it is. `change` sees one character in place of each such part, and may not
 * remove, repeat or reorder them: U+E000 for a placeholder, which may be a number, U+E001 for a tag, which takes no room,
 * U+E002 for anything else, which is like a word.
 */
export function aroundVerbatim(text: string, change: (text: string) => string): string {
  const kept: string[] = [];
  const open = text.replace(VERBATIM, (part, place?: string, tag?: string) => {
    kept.push(part);
    if (place !== undefined) return '\uE000';
    return tag === undefined ? '\uE002' : '\uE001';
  });
  let next = 0;
  return change(open).replace(/[\uE000-\uE002]/g, () => kept[next++] ?? '');
}
