import { afterEach, expect, test } from 'vitest';
import { lockSlide } from './useDeckChange.ts';

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
afterEach(() => document.body.replaceChildren());

/** A slide with six circles. */
function drawSlide({ shown, inert }: { shown: boolean; inert: boolean }) {
  const slide = document.createElement('section');
  slide.innerHTML = `<h2>Trunk</h2><ul>${'<li><a href="#story">A story</a></li>'.repeat(6)}</ul>`;
  if (shown) slide.dataset.shown = 'true';
  slide.inert = inert;
  document.body.append(slide);
  return { slide, locked: () => [...slide.querySelectorAll('li')].filter((item) => item.inert).length };
}

test('unlocking a slide starts with its text, then three circles a frame', async () => {
  const { slide, locked } = drawSlide({ shown: true, inert: true });
  lockSlide(slide, false);
  const counts = [locked()];
  expect(slide.inert).toBe(false);
  for (let frames = 0; frames < 3; frames += 1) {
    await frame();
    counts.push(locked());
  }

  expect(counts).toEqual([6, 3, 0, 0]);
});

test('locking a slide starts with its circles', async () => {
  const { slide, locked } = drawSlide({ shown: true, inert: false });
  lockSlide(slide, true);

  expect([locked(), slide.inert]).toEqual([3, false]);
  await frame();
  expect([locked(), slide.inert]).toEqual([6, true]);
});

test('a slide that is not rendered is locked at once', () => {
  const { slide, locked } = drawSlide({ shown: false, inert: false });
  lockSlide(slide, true);

  expect([locked(), slide.inert]).toEqual([6, true]);
});

test('a lock that is reversed halfway leaves no item in the old state', async () => {
  const { slide, locked } = drawSlide({ shown: true, inert: false });
  lockSlide(slide, true)();
  lockSlide(slide, false);
  for (let frames = 0; frames < 3; frames += 1) await frame();
  expect([locked(), slide.inert]).toEqual([0, false]);

  lockSlide(slide, true);
  await frame();
  lockSlide(slide, false)();
  lockSlide(slide, true);
  for (let frames = 0; frames < 3; frames += 1) await frame();
  expect(slide.inert).toBe(true);
});

test('a slide that is interactive already stays so', () => {
  const { slide, locked } = drawSlide({ shown: true, inert: false });
  lockSlide(slide, false);

  expect([locked(), slide.inert]).toEqual([0, false]);
});
