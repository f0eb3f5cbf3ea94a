import '@tamarack-lowe/ui/styles.css';
import '../storybook.css';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { StorybookPages } from '../pages/StorybookPages.tsx';
import { StorybookSlides } from '../pages/StorybookSlides.tsx';
import { applyToolbars } from '../toolbars/applyToolbars.ts';
import { initialGlobals } from '../toolbars/globalTypes.ts';
import { prepareDeckPage, setText } from './deckPage.ts';
import { NorrbeckSlides, SECTIONS } from './NorrbeckSlides.tsx';

const deckPage = prepareDeckPage();

/** Applies toolbars to the page, and returns the slides of a section that they select. */
function slidesOf(section: string, toolbars: { colourScheme: string; locale: string }) {
  const globals = { ...initialGlobals, motion: 'reduced', ...toolbars };
  applyToolbars(document.documentElement, globals);
  return (name: string) => (
    <StorybookPages globals={globals}>
      <StorybookSlides section={section} start={1} name={name} notice hint />
    </StorybookPages>
  );
}

for (const section of ['discover', 'recruit']) {
  for (const [type, colourScheme] of ['dawn', 'dusk'].entries()) {
    for (const [language, locale] of ['en', 'fr'].entries()) {
      it(`${section} (${colourScheme}, ${locale}): nothing lies on anything else, in eight windows`, async () => {
        const slides = slidesOf(section, { colourScheme, locale });
        const turn = 2 * type + language;
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
  for (const [type, colourScheme] of ['dawn', 'dusk', 'night'].entries()) {
    for (const [language, locale] of (['en', 'fr'] as const).entries()) {
      it(`${section} of the second firm (${colourScheme}, ${locale}): nothing lies on anything else`, async () => {
        applyToolbars(document.documentElement, {
          ...initialGlobals,
          ...{ brand: 'norrbeck', motion: 'reduced', colourScheme, locale },
        });
        const slides = (name: string) => <NorrbeckSlides {...{ section, colourScheme, locale, name }} />;
        const turn = 2 * type + language;
        await deckPage.open(slides);
        const found = await deckPage.crossingsInEachWindow(slides, 'plain text', turn);
        await setText('large');
        found.push(...(await deckPage.crossingsInEachWindow(slides, 'large text', turn + 1)));
        expect(found).toEqual([]);
      });
    }
  }
}

it('a circle that is put on the headline is found', async () => {
  await page.viewport(1440, 900);
  deckPage.show(slidesOf('discover', { colourScheme: 'dawn', locale: 'en' })(''));
  await deckPage.settle();
  const slide = '[data-current]';
  expect(deckPage.crossingsOn(slide, 'plain')).toEqual([]);
  const headline = document.querySelector(`${slide} h1`)?.getBoundingClientRect() ?? new DOMRect();
  const photo = document.querySelector<HTMLElement>(`${slide} .gt-circle__photo`);
  const { left = 0, top = 0 } = photo?.getBoundingClientRect() ?? {};
  if (photo) photo.style.translate = `${headline.left - left}px ${headline.top - top}px`;
  expect(deckPage.crossingsOn(slide, 'plain')).toContainEqual(
    expect.stringMatching(/text Purpose.* on photo/),
  );
});
