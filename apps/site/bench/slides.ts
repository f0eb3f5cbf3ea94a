import type { Around } from './around.ts';
import { median } from './median.ts';
import { notePress } from './notePress.ts';
import type { Section } from './section.ts';

const SLOWER = 4;
const SLIDE_MS = 1600;
/** A frame of 60 in a second, ms. */
const FRAME_MS = 1000 / 60;

/** Frames of the main thread while a slide changes; what moves is moved by the compositor meanwhile. */
export async function slides({ browser, site, runs }: Around): Promise<Section> {
  const rows: number[][] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript(notePress);
    await page.goto(`${site}/grow-together`, { waitUntil: 'networkidle' });
    await page.locator('html[data-live]').waitFor({ state: 'attached' });
    const next = page.getByRole('button', { name: 'Next slide' });
    await next.click();
    await page.waitForTimeout(4000);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluate(() => {
      window.awaited = 'none';
      const track = document.querySelector('.gt-deck__track');
      addEventListener(
        'click',
        ({ timeStamp }) => {
          track?.addEventListener('transitionrun', async () => {
            const { startTime } = (await track.getAnimations()[0]?.ready) ?? {};
            Object.assign(window, { began: Number(startTime) - timeStamp });
          });
        },
        { capture: true },
      );
    });
    await page.waitForTimeout(300);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(SLIDE_MS + 600);
    const { press, began } = await page.evaluate(() => ({
      press: window.press,
      began: (window as Window & { began?: number }).began ?? Number.NaN,
    }));
    await context.close();
    rows.push([...framesOf(press.frames), press.longestTask, began]);
  }
  const names = [
    'frames of 96',
    'late frames',
    'p95 of a frame, ms',
    'longest task, ms',
    'movement begins, ms',
  ];
  return {
    title: 'Next slide',
    note: `Desktop at a quarter of the speed, medians of ${runs}: frames of the main thread in the 1.6 s of a change. A late one is a frame more that none came in; what moves is drawn by the compositor meanwhile. A movement begins with the \`startTime\` that the compositor gives it.`,
    columns: ['', 'median', 'best', 'worst'],
    rows: names.map((name, at) => {
      const values = rows.map((row) => row[at] ?? Number.NaN);
      return [name, ...[median(values), Math.min(...values), Math.max(...values)].map(Math.round)];
    }),
  };
}

/** Frames there were, those that were missing, and the time that 95 of 100 did not pass. */
function framesOf(frames: readonly number[]): number[] {
  let time = 0;
  const during = frames.filter((frame) => {
    time += frame;
    return time <= SLIDE_MS;
  });
  const late = during.reduce((sum, frame) => sum + Math.max(0, Math.round(frame / FRAME_MS) - 1), 0);
  const sorted = during.toSorted((a, b) => a - b);
  return [during.length, late, sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN];
}
