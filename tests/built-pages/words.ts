import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import type { BuiltPage } from './builtSite.ts';

/** Words that carry no meaning of their own, and that the other language does not have. */
const SMALL_WORDS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:the|and|with|your|you|of|for|is|are|was|were|this|that|from|what|how|we|our|not|they|their|when|which)\b/gi,
  fr: /(?<![\p{L}’])(?:le|la|les|des|une|un|vous|nous|avec|pour|dans|est|sont|qui|que|pas|plus|votre|notre|cette|aux|au|du|et)(?![\p{L}])/giu,
};

const count = (text: string, words: RegExp) => (text.match(words) ?? []).length;

/**
 * Returns true when a text reads as another language than `tag`. Ignores names and short labels, and languages whose
 * small words are not known here.
 */
export function isForeign(text: string, tag: string): boolean {
  const [language = ''] = tag.split('-');
  const own = SMALL_WORDS[language];
  if (!own) return false;
  return Object.entries(SMALL_WORDS)
    .filter(([other]) => other !== language)
    .some(([, words]) => count(text, words) > Math.max(1, count(text, own)));
}

/** Elements that separate words. */
const BLOCKS =
  /^(?:p|h[1-6]|li|a|button|div|span|option|dt|dd|figcaption|title|label|summary|th|td|caption|legend|section|article|nav|footer|header|main)$/;
const SILENT = ['script', 'style'];
const NAMING = ['alt', 'aria-description', 'aria-label', 'content', 'placeholder', 'title'];
/** Attributes of the prehydration script with words for visitors. */
const SAYING = ['data-failed', 'data-retry'];

/**
 * Words of a page in its own language: text, names of controls and pictures, title and descriptions, in
 * reading order. What is said in a language that is none of the site's, on purpose, says so and is left out.
 */
export function saidOn(page: BuiltPage, tags: readonly string[]): string[] {
  const said: string[] = [];
  let line = '';
  const end = () => {
    const words = line.replaceAll(/\s+/g, ' ').trim();
    if (words !== '') said.push(words);
    line = '';
  };
  const read = (node: AnyNode) => {
    if (isText(node)) line += node.data;
    if (isTag(node)) readElement(node);
  };
  const readElement = (element: Element) => {
    const { name, attribs, children } = element;
    if (attribs.lang !== undefined && !tags.includes(attribs.lang)) return;
    for (const attribute of [...NAMING, ...SAYING]) if (attribs[attribute]) said.push(attribs[attribute]);
    if (SILENT.includes(name)) return;
    if (BLOCKS.test(name)) end();
    for (const child of children) read(child);
    if (BLOCKS.test(name)) end();
  };
  const [html] = page.elements;
  if (html) read(html);
  end();
  return said;
}
