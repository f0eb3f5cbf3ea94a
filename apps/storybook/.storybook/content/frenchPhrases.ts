import type { SiteSource } from '@tamarack-lowe/content-model';

type SiteWords = Pick<SiteSource, 'brand' | 'deck' | 'messages' | 'regions' | 'visitorTypes'>;

/** Maps every English phrase and line of labels and slides to the French one at the same place. */
export function frenchPhrases(english: SiteWords, french: SiteWords): Record<string, string> {
  const pairs = new Map<string, string>();
  const pair = (from: unknown, to: unknown) => {
    if (typeof from === 'string') {
      if (typeof to === 'string' && from !== to && !pairs.has(from)) pairs.set(from, to);
    } else if (isParts(from) && isParts(to)) {
      for (const [name, part] of Object.entries(from)) pair(part, to[name]);
    }
  };
  pair(wordsOf(english), wordsOf(french));
  return Object.fromEntries(pairs);
}

function wordsOf({ brand, deck, messages, regions = [], visitorTypes = [] }: SiteWords) {
  return {
    messages,
    phrase: brand.phrase,
    product: brand.product,
    regions: regions.map(({ label }) => label),
    visitorTypes: visitorTypes.map(({ id: _, colourScheme: __, slug: ___, ...words }) => words),
    sections: brand.sections.map(({ name }) => name),
    slides: Object.values(deck)
      .flatMap((types) => Object.values(types))
      .flatMap(({ slides }) =>
        slides.map(({ title, label, header, body, circles }) => ({
          words: [title, label, header, body],
          circles: circles.map(({ text, mobileText }) => [text, mobileText]),
        })),
      ),
  };
}

const isParts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
