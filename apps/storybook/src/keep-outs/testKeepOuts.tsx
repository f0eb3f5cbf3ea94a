import '@tamarack-lowe/ui/styles.css';
import '../storybook.css';
import { expect, it } from 'vitest';
import { StorybookPages } from '../pages/StorybookPages.tsx';
import { StorybookSlides } from '../pages/StorybookSlides.tsx';
import { applyToolbars } from '../toolbars/applyToolbars.ts';
import { initialGlobals } from '../toolbars/globalTypes.ts';
import { prepareDeckPage, setText } from './deckPage.ts';
import { NorrbeckSlides, SECTIONS } from './NorrbeckSlides.tsx';

/** Colour schemes of all visitor types. Each begins with another name. */
const SCHEMES = ['dawn', 'dusk', 'night'];

type Schemes = {
  /** Colour schemes of visitor types of the first firm. */
  first: readonly string[];
  /** Those of the second firm. */
  second: readonly string[];
};

/** Applies toolbars to the page, and returns the slides of a section that they select. */
export function slidesOf(section: string, toolbars: { colourScheme: string; locale: string }) {
  const globals = { ...initialGlobals, motion: 'reduced', ...toolbars };
  applyToolbars(document.documentElement, globals);
  return (name: string) => (
    <StorybookPages globals={globals}>
      <StorybookSlides section={section} start={1} name={name} notice hint />
    </StorybookPages>
  );
}

/**
 * Tests the slides of both firms in both languages, as visitors with these colour schemes see them. Returns the page that the tests
 * use.
 */
export function testKeepOuts(schemes: Schemes) {
  const deckPage = prepareDeckPage();

  for (const section of ['discover', 'recruit']) {
    for (const colourScheme of schemes.first) {
      for (const [language, locale] of ['en', 'fr'].entries()) {
        it(`${section} (${colourScheme}, ${locale}): nothing lies on anything else, in eight windows`, async () => {
          const slides = slidesOf(section, { colourScheme, locale });
          const turn = 2 * SCHEMES.indexOf(colourScheme) + language;
          await deckPage.open(slides);
          const found = await deckPage.crossingsInEachWindow(slides, 'with a notice', turn);
          document.querySelector<HTMLElement>('.gt-notice button')?.click();
          found.push(...(await deckPage.crossingsInEachWindow(slides, 'plain text', turn + 1)));
          await setText('large');
          found.push(...(await deckPage.crossingsInEachWindow(slides, 'large text', turn + 2)));
          expect(found).toEqual([]);
        });
      }
    }
  }

  for (const section of SECTIONS) {
    for (const colourScheme of schemes.second) {
      for (const [language, locale] of (['en', 'fr'] as const).entries()) {
        it(`${section} of the second firm (${colourScheme}, ${locale}): nothing lies on anything else`, async () => {
          applyToolbars(document.documentElement, {
            ...initialGlobals,
            ...{ brand: 'norrbeck', motion: 'reduced', colourScheme, locale },
          });
          const slides = (name: string) => <NorrbeckSlides {...{ section, colourScheme, locale, name }} />;
          const turn = 2 * SCHEMES.indexOf(colourScheme) + language;
          await deckPage.open(slides);
          const found = await deckPage.crossingsInEachWindow(slides, 'plain text', turn);
          await setText('large');
          found.push(...(await deckPage.crossingsInEachWindow(slides, 'large text', turn + 1)));
          expect(found).toEqual([]);
        });
      }
    }
  }

  return deckPage;
}
