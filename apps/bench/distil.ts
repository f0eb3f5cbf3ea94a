/** Something of a page that can be seen: a text or a picture, where it stands (px from the top left of its slide). */
export type Piece = {
  tag: 'h1' | 'h2' | 'p' | 'a' | 'button' | 'img';
  left: number;
  top: number;
  width: number;
  height: number;
  /** Only on a text: its words, its CSS font, its colour. */
  text: string;
  font: string;
  colour: string;
  href: string;
  /** Only on a picture: its element with its sources, and its corner radius. */
  picture: string;
  radius: string;
};

/** Pieces of a page, by slide; a page without slides is one. */
export type Distilled = { title: string; ground: string; slides: Piece[][]; around: Piece[] };

/** Runs in the page: what it says and shows, without how it was made. Must not use anything outside itself. */
export function distil(): Distilled {
  const wordsOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const tagOf = (element: Element): Piece['tag'] => {
    if (element.closest('h1')) return 'h1';
    if (element.closest('h2, h3')) return 'h2';
    if (element.closest('button')) return 'button';
    return element.closest('a') ? 'a' : 'p';
  };
  const piecesOf = (root: Element, skip?: Element): Piece[] => {
    const from = root.getBoundingClientRect();
    const pieces: Piece[] = [];
    const add = (element: Element, rest: Pick<Piece, 'tag' | 'text' | 'picture'>) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const link = element.closest('a');
      pieces.push({
        left: Math.round(left - from.left),
        top: Math.round(top - from.top),
        width: Math.ceil(width),
        height: Math.round(height),
        font: `${style.fontWeight} ${style.fontSize}/${Number.parseFloat(style.lineHeight) || 'normal'}px ${/Piazzolla/.test(style.fontFamily) ? 'var(--d)' : 'var(--t)'}`,
        colour: style.color,
        href: link?.getAttribute('href') ?? '',
        radius: style.borderRadius,
        ...rest,
      });
    };
    for (const element of root.querySelectorAll('*')) {
      if (skip?.contains(element) || element.closest('svg, script, style, dialog, noscript')) continue;
      if (!element.checkVisibility()) continue;
      if (element instanceof HTMLImageElement) {
        add(element, { tag: 'img', text: '', picture: (element.closest('picture') ?? element).outerHTML });
        continue;
      }
      const named = element.localName === 'button' && !wordsOf(element);
      const ownWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const within = element.parentElement?.closest('h1, h2, h3, p, a, button, li');
      if (named) add(element, { tag: 'button', text: element.getAttribute('aria-label') ?? '', picture: '' });
      else if (ownWords && !(within && pieces.some(({ text }) => text.includes(wordsOf(element))))) {
        add(element, { tag: tagOf(element), text: wordsOf(element), picture: '' });
      }
    }
    return pieces;
  };
  const deck = document.querySelector('.gt-deck');
  const slides = [...document.querySelectorAll('.gt-deck__slide')];
  return {
    title: document.title,
    ground: getComputedStyle(document.body).backgroundColor,
    slides: slides.map((slide) => piecesOf(slide)),
    around: piecesOf(
      document.body,
      slides.length > 0 ? (deck?.querySelector('.gt-deck__track') ?? undefined) : undefined,
    ),
  };
}
