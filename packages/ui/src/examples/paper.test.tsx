import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { colourOf, contrastOf } from './colourOf.ts';
import { emulateMedia } from './emulateMedia.ts';
import { exampleCases } from './exampleCases.ts';
import { isVisible, nameOf, textsIn } from './visibleText.ts';

/** A4 without its margins, in px. */
const SHEET = [690, 1000] as const;
/** Controls: useless in print. */
const HANDLES =
  '.gt-icon-button, button.gt-button, .gt-deck-controls, .gt-skip-link, .gt-toast, .gt-notice, dialog, [aria-expanded]';

const still = document.createElement('style');
still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }';

/** Backgrounds of text: paper, and those that a printer prints if it prints backgrounds. */
function backgroundsOf(element: Element): string[] {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor, printColorAdjust } = getComputedStyle(at);
    if (colourOf(backgroundColor).a < 0.5) continue;
    return printColorAdjust === 'exact' ? [backgroundColor] : [backgroundColor, 'white'];
  }
  return ['white'];
}

/** Finds two overlapping boxes of text. Lines of a tight title share some height and do not count. */
const meet = (one: DOMRect, other: DOMRect) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) / 2;

beforeAll(async () => {
  document.head.append(still);
  await page.viewport(...SHEET);
  await emulateMedia({ media: 'print' });
});

afterAll(async () => {
  still.remove();
  await emulateMedia();
  await page.viewport(1440, 900);
});

test.each(exampleCases)('$name can be read on paper', async ({ element }) => {
  const { container } = await render(element);
  const issues: string[] = [];
  const all = [...container.querySelectorAll('*')].filter(isVisible);
  const texts = textsIn(container);

  for (const each of all) {
    const { position } = getComputedStyle(each);
    if (position === 'fixed' || position === 'sticky') issues.push(`${nameOf(each)} is ${position}`);
    if (each.matches(HANDLES)) issues.push(`${nameOf(each)} is of no use`);
  }
  for (const { parent, words } of texts) {
    const { color } = getComputedStyle(parent);
    const pale = backgroundsOf(parent).filter((background) => contrastOf(color, background) < 4.5);
    if (pale.length > 0) issues.push(`${nameOf(parent)} prints ${color} on ${pale}: ${words.slice(0, 20)}`);
  }
  for (const [place, one] of texts.entries()) {
    for (const other of texts.slice(place + 1)) {
      if (one.boxes.some((box) => other.boxes.some((against) => meet(box, against)))) {
        issues.push(`"${one.words.slice(0, 20)}" and "${other.words.slice(0, 20)}" lie on each other`);
      }
    }
    const out = one.boxes.some(({ left, right }) => left < -1 || right > SHEET[0] + 1);
    if (out) issues.push(`"${one.words.slice(0, 20)}" is cut off`);
  }

  expect([...new Set(issues)]).toEqual([]);
});

test('text on the screen is also in print', async () => {
  const lost: string[] = [];
  for (const { name, element } of exampleCases) {
    await emulateMedia();
    const { container, unmount } = await render(element);
    const before = readIn(container);
    await emulateMedia({ media: 'print' });
    const after = new Set(readIn(container));
    const unseen = [...container.querySelectorAll(FULL_WORDS)].filter((words) => !isVisible(words));
    const missing = [
      ...before.filter((words) => !after.has(words)),
      ...unseen.map((words) => words.textContent),
    ];
    lost.push(...missing.map((words) => `${name}: ${words}`));
    await unmount();
  }

  expect(lost).toEqual([]);
});

/** Words of a circle, which narrow windows shorten and print does not. */
const SHORT_WORDS = '.gt-circle__words--phone';
const FULL_WORDS = `.gt-circle__words:not(${SHORT_WORDS})`;

/** Texts to read: without those of controls, of the frame of the page and of fields, and without shortened ones. */
const readIn = (container: Element) =>
  textsIn(container)
    .filter(({ parent }) => !parent.closest(`${HANDLES}, ${FRAME}, ${SHORT_WORDS}`))
    .map(({ words }) => words);

const FRAME =
  '.gt-image-slider__controls, .gt-header, .gt-footer, .gt-video__play, .gt-select, .gt-splash, .gt-network-links';
