import '@tamarack-lowe/ui/styles.css';
import '../storybook.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { StorybookPages } from '../pages/StorybookPages.tsx';
import { StorybookSlides } from '../pages/StorybookSlides.tsx';
import { applyToolbars } from '../toolbars/applyToolbars.ts';
import { initialGlobals } from '../toolbars/globalTypes.ts';
import { findCrossings } from './findCrossings.ts';

const WINDOWS = [
  [1440, 900],
  [1024, 768],
  [834, 1194],
  [390, 844],
  [844, 390],
  [360, 640],
  [320, 568],
  [2560, 1440],
] as const;

/** None, short, long and very long: the first slide greets visitors, and the ring of the last one has their letters. */
const NAMES = ['', 'Bo', 'Marguerite', 'Anne-Sophie-Charlotte'];

/** Sizes of text in the settings of a browser, px. */
const TEXT = { plain: 16, large: 32 };

let root: ReturnType<typeof createRoot>;
let home: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  home = document.body.appendChild(document.createElement('div'));
  root = createRoot(home);
  // As on a page of slides, where header, deck and notice are in the body. Nothing needs to be painted.
  document.documentElement.className = 'page-slides';
  document.body.style.opacity = '0';
});

afterEach(async () => {
  root.unmount();
  home.remove();
  vi.useRealTimers();
  await setText(TEXT.plain);
});

/** Sets the text size as the settings of a browser do, for media queries too. */
const setText = (standard: number) => cdp().send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });

/** Waits until two frames change nothing: circles are measured and placed, or in a grid if they found no place. */
async function settle() {
  const changes = new MutationObserver(() => undefined);
  changes.observe(home, { attributes: true, childList: true, characterData: true, subtree: true });
  for (let still = 0, frame = 0; still < 2 && frame < 60; frame++) {
    await new Promise((done) => requestAnimationFrame(() => done(undefined)));
    still = changes.takeRecords().length === 0 ? still + 1 : 0;
  }
  changes.disconnect();
}

type Deck = { section: string; colourScheme: string; locale: string };

/** Renders a deck for a visitor with this name. */
function show({ section, ...toolbars }: Deck, name = '') {
  const globals = { ...initialGlobals, motion: 'reduced', ...toolbars };
  applyToolbars(document.documentElement, globals);
  document.documentElement.style.fontSize = '';
  flushSync(() =>
    root.render(
      <StorybookPages globals={globals}>
        <StorybookSlides section={section} start={1} name={name} notice />
      </StorybookPages>,
    ),
  );
  for (const box of [home, home.querySelector('.page-slides')])
    if (box instanceof HTMLElement) box.style.display = 'contents';
}

/** Renders a deck, and goes to its fifth slide, which has the longest name: on its way it renders all slides. */
async function open(deck: Deck) {
  show(deck);
  await document.fonts.ready;
  const next = home.querySelectorAll<HTMLElement>('.gt-deck-controls button')[1];
  await renderAhead(':first-child');
  for (let step = 0; step < 3; step++) {
    next?.click();
    await settle();
  }
  await renderAhead('');
}

/** Rests until the slides that match are rendered with their bullets. */
async function renderAhead(slides: string) {
  const missing = `.gt-deck__slide${slides}:not(:has(.gt-bullets))`;
  for (let rests = 0; rests < 200 && home.querySelector(missing); rests++) {
    vi.advanceTimersByTime(2000);
    await settle();
  }
  expect(home.querySelector(missing)).toBeNull();
}

/** Lists what lies on something else on the slides that match. */
function crossingsOn(slides: string, about: string): string[] {
  return [...home.querySelectorAll(`.gt-deck__slide${slides}`)].flatMap((slide) => {
    // The progress has the name of this slide, as when visitors are there.
    const progress = home.querySelector('.gt-deck-controls__progress strong');
    if (progress) progress.textContent = slide.ariaLabel?.split(/ ?: /)[1] ?? '';
    return findCrossings(slide).map(
      (crossing) => `${slide.ariaLabel}, ${innerWidth} × ${innerHeight}, ${about}: ${crossing}`,
    );
  });
}

/*
 * Each deck is rendered once, and then resized. Names take turns, so that in each language each of them meets each slide, each
 * window and each size of text, but not every combination of these.
 */
for (const section of ['discover', 'recruit']) {
  for (const [type, colourScheme] of ['dawn', 'dusk'].entries()) {
    for (const [language, locale] of ['en', 'fr'].entries()) {
      it(`${section} (${colourScheme}, ${locale}): nothing lies on anything else, in eight windows`, async () => {
        const deck = { section, colourScheme, locale };
        const found: string[] = [];
        let turn = 2 * type + language;
        const inEachWindow = async (about: string) => {
          for (const [place, [width, height]] of WINDOWS.entries()) {
            const name = NAMES[(turn + place) % NAMES.length];
            await page.viewport(width, height);
            show(deck, name);
            await settle();
            found.push(...crossingsOn('', name ? `${about}, ${name}` : about));
          }
          turn += 1;
        };
        await open(deck);
        await inEachWindow('with a notice');
        home.querySelector<HTMLElement>('.gt-notice button')?.click();
        await inEachWindow('plain text');
        await setText(TEXT.large);
        await inEachWindow('large text');
        expect(found).toEqual([]);
      });
    }
  }
}

it('a circle that is put on the headline is found', async () => {
  await page.viewport(1440, 900);
  show({ section: 'discover', colourScheme: 'dawn', locale: 'en' });
  await settle();
  const slide = '[data-current]';
  expect(crossingsOn(slide, 'plain')).toEqual([]);
  const headline = home.querySelector(`${slide} h1`)?.getBoundingClientRect() ?? new DOMRect();
  const photo = home.querySelector<HTMLElement>(`${slide} .gt-circle__photo`);
  const { left = 0, top = 0 } = photo?.getBoundingClientRect() ?? {};
  if (photo) photo.style.translate = `${headline.left - left}px ${headline.top - top}px`;
  expect(crossingsOn(slide, 'plain')).toContainEqual(expect.stringMatching(/text Purpose.* on photo/));
});
