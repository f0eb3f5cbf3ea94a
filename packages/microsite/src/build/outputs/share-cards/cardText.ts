import { createElement as h } from 'react';
import satori, { type Font } from 'satori';
import type { CardWords } from '../../../table/ShareCard.ts';
import { type CardPaper, MARGIN, WORDS } from '../../share/cardPaper.ts';
import { FACES } from '../../share/cardTypefaces.ts';
import { fitHeadline } from '../../share/fitHeadline.ts';

const CAREERS = { ...FACES.text, fontSize: 26, lineHeight: 1 };
const NOTE = { ...FACES.text, fontSize: 27, lineHeight: 1 };

/**
 * The words of a card as outlines: SVG of the part that they stand in (`WORDS`). `careers` is the line in gold. Throws
 * when the typefaces do not have a letter, or a headline does not fit.
 */
export async function cardWords(
  { art, headline, note }: CardWords,
  { careers, fonts, paper }: { careers: string; fonts: Font[]; paper: CardPaper },
): Promise<string> {
  const wanted = 'portraits' in art ? { size: 108, width: 540 } : { size: 72, width: 585 };
  const title = await fitHeadline(headline, { ...wanted, lines: 3, smallest: 34, fonts });
  const column = {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    width: WORDS.width,
    height: WORDS.height,
    paddingLeft: MARGIN,
  } as const;
  return satori(
    h(
      'div',
      { style: column },
      h('div', { style: { ...title, color: paper.words } }, headline),
      note && h('div', { style: { ...NOTE, color: paper.mist, marginTop: 28 } }, note),
      h('div', { style: { ...CAREERS, color: paper.gold, marginTop: note ? 22 : 49 } }, careers),
    ),
    { width: WORDS.width, height: WORDS.height, fonts, loadAdditionalAsset: complain },
  );
}

async function complain(_: string, letters: string): Promise<never> {
  throw new Error(`The typefaces of share cards cannot write "${letters}". Use other letters.`);
}
