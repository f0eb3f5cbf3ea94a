import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import type { LoadedConfig } from '../../../config/loadConfig.ts';
import { lettersOf, subsetWeight } from '../../bundle/typefaces.ts';

/** Colours and typefaces of share cards. Its JSON changes with everything that changes their look. */
export type CardTheme = {
  colours: CardColours;
  /** Typefaces of the config that the theme names; null when it names none, and cards use those of the kit. */
  families: Readonly<Record<'display' | 'text', string | null>>;
  fonts: () => Promise<Font[]>;
};

type Options = Pick<LoadedConfig, 'theme' | 'typefaces' | 'folder' | 'contentFolder'>;

/** Reads colours and typefaces of share cards from the theme of a site. */
export function cardTheme({ theme, typefaces, folder, contentFolder }: Options): CardTheme {
  const css = theme === undefined ? '' : readFileSync(theme, 'utf8');
  const typefaceOf = (face: string) => {
    const family = new RegExp(`--gt-font-${face}:\\s*["']([^"']+)`).exec(css)?.[1];
    return typefaces.find((typeface) => typeface.family === family);
  };
  return {
    colours: cardColours(css),
    families: { display: typefaceOf('display')?.family ?? null, text: typefaceOf('text')?.family ?? null },
    async fonts() {
      const letters = await lettersOf(contentFolder);
      return Promise.all(
        (await kitFonts()).map(async (font) => {
          const typeface = typefaceOf(font.name);
          const { weight = 400 } = font;
          return typeface
            ? { ...font, data: await subsetWeight(typeface, { root: folder, letters, weight }) }
            : font;
        }),
      );
    },
  };
}

const COLOURS = {
  background: 'var(--gt-color-night-900,#221B36)',
  ring: 'var(--gt-color-night-ring,#6A5A96)',
  bark: 'var(--gt-color-dusk-ring,#B29DE0)',
  text: 'var(--gt-color-snow,#FFFFFF)',
  mist: 'var(--gt-color-night-mist,#CFC6E0)',
  gold: 'var(--gt-color-gold,#F5B53C)',
  red: 'var(--gt-color-bullet-red,#D7263D)',
  blue: 'var(--gt-color-bullet-blue,#2F62E0)',
} as const;

/** Colours of a card, `#rrggbb`: the dark scheme, for all visitor types. `resolve` returns any other colour of the kit. */
export type CardColours = Readonly<Record<keyof typeof COLOURS, string>> & {
  resolve: (colour: string) => string;
};

/** Reads the colours of cards and icons from a theme (text of a style sheet); those of the kit when it is empty. */
export function cardColours(theme: string): CardColours {
  const resolve = (colour: string) => resolveColour(theme, colour);
  const { background, ring, bark, text, mist, gold, red, blue } = COLOURS;
  return {
    resolve,
    background: resolve(background),
    ring: resolve(ring),
    bark: resolve(bark),
    text: resolve(text),
    mist: resolve(mist),
    gold: resolve(gold),
    red: resolve(red),
    blue: resolve(blue),
  };
}

/**
 * Resolves a colour of the kit, such as `var(--gt-color-gold,#f5b53c)`, with a theme (text of a style sheet): its value there, as
 * `#rrggbb` or by the name of another property, else the fallback. SVG in a picture has no custom properties.
 */
export function resolveColour(theme: string, colour: string): string {
  const [, name = '', fallback = colour] = /^var\((--[\w-]+),\s*(#[0-9a-f]{6})\)$/i.exec(colour) ?? [];
  return valueIn(theme, name) ?? fallback;
}

function valueIn(theme: string, name: string): string | undefined {
  const value = new RegExp(`${name}:\\s*(#[0-9a-f]{6}\\b|var\\(--[\\w-]+\\))`, 'i').exec(theme)?.[1];
  const other = value?.match(/^var\((.+)\)$/)?.[1];
  return other === undefined || other === name ? value : valueIn(theme, other);
}

/** Font families of cards, as Satori gets them; `-ext` has the letters that the first file lacks. */
export const FACES = {
  display: { fontFamily: 'display, display-ext', fontWeight: 800 },
  text: { fontFamily: 'text, text-ext', fontWeight: 600 },
} as const;

const KIT_FONTS = [
  ['display', 800, 'piazzolla/files/piazzolla-latin-800-normal.woff'],
  ['display-ext', 800, 'piazzolla/files/piazzolla-latin-ext-800-normal.woff'],
  ['text', 600, 'anek-latin/files/anek-latin-latin-600-normal.woff'],
  ['text-ext', 600, 'anek-latin/files/anek-latin-latin-ext-600-normal.woff'],
] as const;

/** Reads the typefaces of the kit. Cards use no font of the system. */
export async function kitFonts(): Promise<Font[]> {
  const { resolve } = createRequire(import.meta.url);
  return Promise.all(
    KIT_FONTS.map(async ([name, weight, file]) => ({
      name,
      weight,
      data: await readFile(resolve(`@fontsource/${file}`)),
    })),
  );
}
