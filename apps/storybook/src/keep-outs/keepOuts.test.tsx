import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { slidesOf, testKeepOuts } from './testKeepOuts.tsx';

const deckPage = testKeepOuts({ first: ['dawn'], second: [] });

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
