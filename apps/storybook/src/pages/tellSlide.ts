import type { DeckSlide } from '@tamarack-lowe/content-model';

/** A slide of the deck with its words said in another language. */
export function tellSlide(slide: DeckSlide, tell: (words: string) => string): DeckSlide {
  const { title, label, header, body, circles } = slide;
  const lines = <Words extends string | string[]>(words: Words) =>
    (typeof words === 'string' ? tell(words) : words.map(tell)) as Words;
  return {
    ...slide,
    title: lines(title),
    header: lines(header),
    body: tell(body),
    ...(label !== undefined && { label: tell(label) }),
    circles: circles.map(({ text, mobileText, ...circle }) => ({
      ...circle,
      text: lines(text),
      ...(mobileText !== undefined && { mobileText: lines(mobileText) }),
    })),
  };
}
