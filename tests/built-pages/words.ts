import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import type { BuiltPage } from './builtSite.ts';

/** Function words of each language that the other language does not have. */
const FUNCTION_WORDS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:the|and|with|your|you|of|for|is|are|was|were|this|that|from|what|how|we|our|not|they|their|when|which)\b/gi,
  fr: /(?<![\p{L}’])(?:le|la|les|des|une|un|vous|nous|avec|pour|dans|est|sont|qui|que|pas|plus|votre|notre|cette|aux|au|du|et)(?![\p{L}])/giu,
};

const count = (text: string, words: RegExp) => (text.match(words) ?? []).length;

/** Names of bodies that have no other language. */
const NAMES = /^Ordre des (?:CPA|ingénieurs) du Québec(?: \(.*\))?$/;

/**
 * Returns true when a text is in another language than `tag`. Ignores names and short labels, and languages without
 * function words here.
 */
export function isForeign(text: string, tag: string): boolean {
  if (NAMES.test(text)) return false;
  const [language = ''] = tag.split('-');
  const own = FUNCTION_WORDS[language];
  if (!own) return false;
  return Object.entries(FUNCTION_WORDS)
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
 * Lists the texts of a page in reading order: text, names of controls and pictures, title and descriptions. Leaves out parts
 * that are marked (`lang`) as a language that the site does not have.
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
