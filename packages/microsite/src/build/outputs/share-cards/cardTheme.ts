import { readFileSync } from 'node:fs';
import type { Font } from 'satori';
import type { LoadedConfig } from '../../../config/loadConfig.ts';
import { lettersOf, subsetWeight } from '../../bundle/typefaces.ts';
import { type CardPaper, cardPaper } from '../../share/cardPaper.ts';
import { cardTypefaces } from '../../share/cardTypefaces.ts';

/** What share cards wear. As JSON it changes with what would change their pictures. */
export type CardDress = {
  paper: CardPaper;
  /** The typefaces of the config that the theme names, null where it names none: the kit's. */
  families: Readonly<Record<'display' | 'text', string | null>>;
  fonts: () => Promise<Font[]>;
};

type Dressed = Pick<LoadedConfig, 'theme' | 'typefaces' | 'folder' | 'contentFolder'>;

/** Reads from the theme of a site what its share cards wear. */
export function cardDress({ theme, typefaces, folder, contentFolder }: Dressed): CardDress {
  const written = theme === undefined ? '' : readFileSync(theme, 'utf8');
  const named = (face: string) => {
    const family = new RegExp(`--gt-font-${face}:\\s*["']([^"']+)`).exec(written)?.[1];
    return typefaces.find((typeface) => typeface.family === family);
  };
  return {
    paper: cardPaper(written),
    families: { display: named('display')?.family ?? null, text: named('text')?.family ?? null },
    async fonts() {
      const letters = await lettersOf(contentFolder);
      return Promise.all(
        (await cardTypefaces()).map(async (font) => {
          const own = named(font.name);
          const { weight = 400 } = font;
          return own ? { ...font, data: await subsetWeight(own, { root: folder, letters, weight }) } : font;
        }),
      );
    },
  };
}
