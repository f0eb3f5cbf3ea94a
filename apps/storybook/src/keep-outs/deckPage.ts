import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { findCrossings } from './findCrossings.ts';

export const WINDOWS = [
  [1440, 900],
  [1024, 768],
  [834, 1194],
  [390, 844],
  [844, 390],
  [360, 640],
  [320, 568],
  [2560, 1440],
] as const;

/**
 * No name, a short, a long and a very long one. The first slide greets visitors by name, and the ring of the last one has the
 * letters.
 */
const NAMES = ['', 'Bo', 'Marguerite', 'Anne-Sophie-Charlotte'];

/** Sizes of text in the settings of a browser, px. */
const TEXT = { plain: 16, large: 32 };

/** Renders the slides of a deck for a visitor with this name. */
type Slides = (name: string) => ReactNode;

/** Prepares a page with a deck before each test. Returns functions that render the deck, resize the page and list crossings. */
export function prepareDeckPage() {
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
    await setText('plain');
  });

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

  function show(slides: ReactNode) {
    // Text has the size of the browser's settings.
    document.documentElement.style.fontSize = '';
    flushSync(() => root.render(slides));
    for (const box of [home, home.querySelector('.page-slides')])
      if (box instanceof HTMLElement) box.style.display = 'contents';
  }

  /** Renders a deck, and goes to its fifth slide, which has the longest name: on its way it renders all slides. */
  async function open(slides: Slides) {
    show(slides(''));
    await document.fonts.ready;
    const next = home.querySelectorAll<HTMLElement>('.gt-deck-controls button')[1];
    await renderAhead(':first-child');
    for (let step = 0; step < 3; step++) {
      next?.click();
      await settle();
    }
    await renderAhead('');
  }

  /** Advances the clock until the matching slides are rendered with their bullets. */
  async function renderAhead(slides: string) {
    const missing = `.gt-deck__slide${slides}:not(:has(.gt-bullets))`;
    for (let rests = 0; rests < 200 && home.querySelector(missing); rests++) {
      vi.advanceTimersByTime(2000);
      await settle();
    }
    expect(home.querySelector(missing)).toBeNull();
  }

  /** Lists the crossings on the matching slides, as `findCrossings` does. */
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

  /**
   * Lists the crossings on all slides in each window. Each window has the next name, beginning with that of `turn`, so that each
   * name is tested with each slide, each window and each text size, but not with every combination of these.
   */
  async function crossingsInEachWindow(slides: Slides, about: string, turn: number): Promise<string[]> {
    const crossings: string[] = [];
    for (const [place, [width, height]] of WINDOWS.entries()) {
      const name = NAMES[(turn + place) % NAMES.length] ?? '';
      await page.viewport(width, height);
      show(slides(name));
      await settle();
      crossings.push(...crossingsOn('', name ? `${about}, ${name}` : about));
    }
    return crossings;
  }

  return { show, settle, open, crossingsOn, crossingsInEachWindow };
}

/** Sets the text size as the settings of a browser do, for media queries too. */
export const setText = (size: keyof typeof TEXT) =>
  cdp().send('Page.setFontSizes', { fontSizes: { standard: TEXT[size], fixed: 13 } });
