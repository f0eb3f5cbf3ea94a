import { type CSSProperties, createElement as h, type ReactElement } from 'react';
import satori, { type Font } from 'satori';
import { FACES } from './cardTypefaces.ts';

/** What a headline must fit into. Lengths in px. */
type Fit = {
  width: number;
  /** The most lines. */
  lines: number;
  /** The size to begin with, and the smallest that may be tried. */
  size: number;
  smallest: number;
  fonts: Font[];
};

const STEP = 2;
const MEASURED = 'measured';
const LINE = { ...FACES.display, letterSpacing: '-0.022em', wordSpacing: '0.07em' };

/**
 * The style of a headline that is broken into lines of even length, at the largest size that fits. Throws when even the
 * smallest does not: a cut title would be worse than a build that stops.
 */
export async function fitHeadline(
  headline: string,
  { width, lines, size, smallest, fonts }: Fit,
): Promise<CSSProperties> {
  const styleAt = (fontSize: number): CSSProperties => {
    const lineHeight = fontSize > 80 ? 0.88 : 0.98;
    return { ...LINE, width, textWrap: 'balance', fontSize, lineHeight };
  };
  const words = headline.split(/[ -]/).map((word) => h('div', { style: { ...LINE, fontSize: size } }, word));
  const column = { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } as const;
  const widest = await measured(h('div', { key: MEASURED, style: column }, ...words), fonts);
  for (let tried = size; tried >= smallest; tried -= STEP) {
    if ((widest.width * tried) / size > width) continue;
    const style = styleAt(tried);
    const { height } = await measured(h('div', { key: MEASURED, style }, headline), fonts);
    // Lines are laid out on whole pixels: half a line is room enough for what that adds.
    if (height < (lines + 0.5) * tried * Number(style.lineHeight)) return style;
  }
  throw new Error(`"${headline}" is too long for a share card, even at ${smallest} px. Shorten it.`);
}

/** How much room something takes. */
async function measured(drawn: ReactElement, fonts: Font[]): Promise<{ width: number; height: number }> {
  let size = { width: 0, height: 0 };
  const box = h('div', { style: { display: 'flex', alignItems: 'flex-start' } }, drawn);
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
