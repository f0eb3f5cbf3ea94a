import { type CSSProperties, createElement as h, type ReactElement } from 'react';
import satori, { type Font } from 'satori';
import type { CardContent } from '../../../routes/route.ts';
import { type CardColours, FACES } from './cardTheme.ts';

/** The part of a card that contains its text. Lengths in px; the text begins at `margin` from the left. */
export const TEXT_BOX = { top: 180, width: 660, height: 395, margin: 68 } as const;

const CAREERS = { ...FACES.text, fontSize: 26, lineHeight: 1 };
const NOTE = { ...FACES.text, fontSize: 27, lineHeight: 1 };

/**
 * Renders the text of a card as outlines: SVG of the size of `TEXT_BOX`. `careers` is the line in gold. Throws when the typefaces lack
 * a letter, or a headline does not fit.
 */
export async function cardText(
  { art, headline, note }: CardContent,
  { careers, fonts, colours }: { careers: string; fonts: Font[]; colours: CardColours },
): Promise<string> {
  const wanted = 'portraits' in art ? { size: 108, width: 540 } : { size: 72, width: 585 };
  const title = await fitHeadline(headline, { ...wanted, lines: 3, smallest: 34, fonts });
  const { width, height, margin } = TEXT_BOX;
  const column = {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    width,
    height,
    paddingLeft: margin,
  } as const;
  return satori(
    h(
      'div',
      { style: column },
      h('div', { style: { ...title, color: colours.text } }, headline),
      note && h('div', { style: { ...NOTE, color: colours.mist, marginTop: 28 } }, note),
      h('div', { style: { ...CAREERS, color: colours.gold, marginTop: note ? 22 : 49 } }, careers),
    ),
    { width, height, fonts, loadAdditionalAsset: refuseLetters },
  );
}

/** Satori asks for another font when the typefaces lack a letter. */
async function refuseLetters(_: string, letters: string): Promise<never> {
  throw new Error(`The typefaces of share cards cannot write "${letters}". Use other letters.`);
}

/** The room for a headline. Lengths in px. */
type Fit = {
  width: number;
  /** Most lines. */
  lines: number;
  /** The largest and the smallest font size. */
  size: number;
  smallest: number;
  fonts: Font[];
};

const STEP = 2;
const MEASURED = 'measured';
const LINE = { ...FACES.display, letterSpacing: '-0.022em', wordSpacing: '0.07em' };

/**
 * Returns the style of a headline at the largest size that fits, in lines of even length. Throws when the smallest size does not
 * fit: a build that stops is better than a cut title.
 */
async function fitHeadline(
  headline: string,
  { width, lines, size, smallest, fonts }: Fit,
): Promise<CSSProperties> {
  const styleAt = (fontSize: number): CSSProperties => {
    const lineHeight = fontSize > 80 ? 0.88 : 0.98;
    return { ...LINE, width, textWrap: 'balance', fontSize, lineHeight };
  };
  const words = headline.split(/[ -]/).map((word) => h('div', { style: { ...LINE, fontSize: size } }, word));
  const column = { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } as const;
  const widest = await measure(h('div', { key: MEASURED, style: column }, ...words), fonts);
  for (let tried = size; tried >= smallest; tried -= STEP) {
    if ((widest.width * tried) / size > width) continue;
    const style = styleAt(tried);
    const { height } = await measure(h('div', { key: MEASURED, style }, headline), fonts);
    // Satori rounds the height of each line to whole pixels: half a line covers what that adds.
    if (height < (lines + 0.5) * tried * Number(style.lineHeight)) return style;
  }
  throw new Error(`"${headline}" is too long for a share card, even at ${smallest} px. Shorten it.`);
}

/** Measures the element whose key is `MEASURED`. */
async function measure(element: ReactElement, fonts: Font[]): Promise<{ width: number; height: number }> {
  let size = { width: 0, height: 0 };
  const box = h('div', { style: { display: 'flex', alignItems: 'flex-start' } }, element);
  await satori(box, {
    width: 4000,
    height: 4000,
    fonts,
    embedFont: false,
    onNodeDetected: (node) => {
      if (node.key === MEASURED) size = node;
    },
  });
  return size;
}
