import type { Element } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { type BuiltPage, builtSiteOf, pathOf } from './builtSite.ts';
import { lineage } from './elements.ts';
import { type Firm, firms } from './firms.ts';

const hasClass = ({ attribs }: Element, name: string) => attribs.class?.split(' ').includes(name) === true;
const isWithin = (element: Element, name: string) =>
  lineage(element)
    .slice(1)
    .some((each) => hasClass(each, name));

/** Returns the words inside the elements that are chosen, in alphabetical order: a slider has its quotations first. */
function wordsOf(
  { elements }: Pick<BuiltPage, 'elements'>,
  isChosen: (element: Element) => boolean,
): string[] {
  const words = elements
    .filter(isChosen)
    .flatMap((element) => spacedText(element).match(/[\p{L}\p{N}]+/gu) ?? []);
  return words.sort();
}

/** Text of an element with a space between its parts: two paragraphs must not share a word. */
function spacedText(element: Element): string {
  return element.children
    .map((child) => ('children' in child ? ` ${spacedText(child as Element)} ` : textContent(child)))
    .join('');
}

/** The words of a story on its own page: its blocks, and the quotations on the pictures of a slider. */
const isStoryWords = (element: Element) =>
  hasClass(element, 'story-blocks') ||
  (hasClass(element, 'gt-quote-card') && isWithin(element, 'gt-image-slider'));
const isPlainWords = (element: Element) => hasClass(element, 'story-form__words');

const formOf = (page: BuiltPage) =>
  page.elements.find(({ attribs }) => attribs['data-form'] !== undefined)?.attribs['data-form'];

/** The built site of a firm, its forms of stories, and those in plain text. */
function formsOf(firm: Firm) {
  const site = builtSiteOf(firm);
  const forms = site.pages.filter(({ kind }) => kind === 'form');
  return { site, forms, plain: forms.filter((page) => formOf(page) === 'plain') };
}

describe.each(firms())('$name', (firm) => {
  it('every story has a plain form with exactly its words', () => {
    const { site, plain } = formsOf(firm);
    const stories = site.own.filter(({ kind }) => kind === 'story');
    expect(plain).toHaveLength(stories.length);
    const different = plain.filter((page) => {
      const story = site.byCanonical.get(page.canonical);
      const words = story ? wordsOf(story, isStoryWords) : [];
      return words.length < 50 || words.join(' ') !== wordsOf(page, isPlainWords).join(' ');
    });
    expect(different.map(({ address }) => address)).toEqual([]);
  });

  it('every sentence of sixty seconds is in its story, and there are three', () => {
    const { forms, plain } = formsOf(firm);
    const short = forms.filter((page) => formOf(page) === 'short');
    expect(short.length).toBeGreaterThan(0);
    const wrong = short.filter((page) => {
      const story = plain.find(({ canonical }) => canonical === page.canonical);
      const text = story?.elements.filter(isPlainWords).map(spacedText).join(' ').replaceAll(/\s+/g, ' ');
      const sentences = page.elements.filter(
        (element) => element.name === 'li' && isWithin(element, 'story-form__sentences'),
      );
      const isSaid = (element: Element) => text?.includes(textContent(element).replaceAll(/\s+/g, ' '));
      return sentences.length !== 3 || !sentences.every(isSaid);
    });
    expect(wrong.map(({ address }) => address)).toEqual([]);
  });

  it('every form names its story to search engines, and has the form of its address in each language', () => {
    const { site, forms } = formsOf(firm);
    const wrong = forms.filter(({ canonical, elements }) => {
      const others = elements.flatMap(({ attribs }) =>
        attribs.rel === 'alternate' && attribs.hreflang !== 'x-default' && attribs.href
          ? pathOf(attribs.href)
          : [],
      );
      return (
        !site.byCanonical.has(canonical) ||
        others.some((path) => !forms.some(({ address }) => address === path))
      );
    });
    expect(wrong.map(({ address }) => address)).toEqual([]);
  });
});

it('two texts with other words are different', () => {
  const words = (html: string) => {
    const elements = parseDocument(html).children as Element[];
    return wordsOf({ elements }, isPlainWords);
  };
  const plain = words('<div class="gt-prose story-form__words"><p>It rained.</p><p>All day.</p></div>');
  expect(plain).toEqual(['All', 'It', 'day', 'rained']);
});
