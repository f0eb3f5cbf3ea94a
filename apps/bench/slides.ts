import type { Page } from 'playwright';
import sharp from 'sharp';
import type { Around } from './around.ts';
import { median, type Section } from './report.ts';
import { countWork, paintedChange, presentedFrames, traceWork } from './trace.ts';

const SLOWER = 4;
const SLIDE_MS = 1600;
const PRESS = 'bench-press';
const CHANGE = 'bench-change';
const CATEGORIES =
  'benchmark,cc,blink.user_timing,toplevel,devtools.timeline,disabled-by-default-devtools.timeline';

/** Time in ms that bullets drift on a new slide. Changes of pixels after that are due to the press. */
const REST_MS = 6500;

/** Measured press: the first one after the load, or a later one. */
const PRESSES = ['first', 'later'] as const;

const NAMES = [
  'press to next paint (Event Timing), ms',
  'painted change in a trace, ms',
  'first frame that looks different, ms',
  'longest task, ms',
  'movement begins, ms',
  'frames shown',
  'frames dropped',
  'frames that moved without the main thread',
] as const;

/** Measures a press on "Next slide": the time of the visible change, and the work of the main thread until then. */
export async function slides({ browser, site, runs }: Around): Promise<Section> {
  const rows: (string | number)[][] = [];
  for (const which of PRESSES) {
    const measured: number[][] = [];
    for (let run = 0; run < runs; run += 1) {
      const inContext = async <T>(measure: (page: Page) => Promise<T>): Promise<T> => {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
        const page = await context.newPage();
        await prepare(page, site, which);
        const value = await measure(page);
        await context.close();
        return value;
      };
      // Uses several pages: tracing delays the start, and a screencast delays the traced work.
      const traced = await inContext(tracedChange);
      const untilPaint = await inContext(eventTiming);
      const seen = await inContext(async (page) =>
        visibleChange(page, (await nextButton(page).boundingBox()) ?? NOWHERE, () => press(page)),
      );
      const began = await inContext(movementBegins);
      measured.push([untilPaint, traced.painted, seen, traced.longest, began, ...traced.frames]);
    }
    NAMES.forEach((name, at) => {
      const values = measured.map((row) => row[at] ?? Number.NaN);
      const [best, worst] = name === 'frames shown' ? [Math.max, Math.min] : [Math.min, Math.max];
      const told = [median(values), best(...values), worst(...values)].map(Math.round);
      rows.push([`${which} press: ${name}`, ...told]);
    });
  }
  return {
    title: 'Next slide',
    note: `Desktop at a quarter of the speed, ${runs} runs; the first press after a load, and one after another. Event Timing: from the input to the paint of the frame with the new words, as the browser reports it for \`click\`, rounded to 8 ms (Interaction to Next Paint is made of it). Painted in a trace: the same frame, while the browser writes the trace. Looks different: the first picture of a screencast that differs outside of the button. Frames are those of the 1.6 s of a change (96 at 60 a second), as the compositor reports them. A movement begins with the \`startTime\` that the compositor gives it; a task is as long as its thread worked.`,
    columns: ['', 'median', 'best', 'worst'],
    rows,
  };
}

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

const nextButton = (page: Page) => page.getByRole('button', { name: 'Next slide' });

async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

/** Moves the pointer to the button, and waits until nothing moves. */
async function prepare(page: Page, site: string, which: (typeof PRESSES)[number]): Promise<void> {
  await page.goto(`${site}/grow-together`, { waitUntil: 'networkidle' });
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await nextButton(page).hover();
  await page.waitForTimeout(REST_MS);
  if (which === 'later') {
    await press(page);
    await page.waitForTimeout(REST_MS);
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.waitForTimeout(300);
}

/** Reads the painted change, the frames and the longest task of a press from a trace. */
async function tracedChange(page: Page) {
  await page.evaluate(
    ([press, change]) => {
      addEventListener('click', ({ timeStamp }) => performance.mark(press, { startTime: timeStamp }), {
        capture: true,
        once: true,
      });
      const words = document.querySelector('.gt-deck-controls__progress');
      if (!words) return;
      new MutationObserver((_, observer) => {
        performance.mark(change);
        observer.disconnect();
      }).observe(words, { subtree: true, childList: true, characterData: true });
    },
    [PRESS, CHANGE] as const,
  );
  const events = await traceWork(page, CATEGORIES, async () => {
    await press(page);
    await page.waitForTimeout(SLIDE_MS + 600);
  });
  const { shown, withoutMain, dropped } = presentedFrames(events, { mark: PRESS, lastsMs: SLIDE_MS });
  const work = countWork(events, { mark: PRESS, fromMs: 0, toMs: SLIDE_MS, frame: '' });
  return {
    painted: paintedChange(events, { press: PRESS, change: CHANGE }),
    longest: work['longest task, ms'],
    frames: [shown, dropped, withoutMain],
  };
}

/** Shortest duration that the browser reports, ms. */
const SHORTEST_MS = 16;

/** Time from a press to the next paint, ms, as the browser itself reports it. */
async function eventTiming(page: Page): Promise<number> {
  await page.evaluate((durationThreshold) => {
    const noteClick = (list: PerformanceObserverEntryList) => {
      const click = list.getEntries().find(({ name }) => name === 'click');
      if (click) Object.assign(window, { untilPaint: click.duration });
    };
    // The types of the DOM do not know `durationThreshold` yet.
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold,
    };
    new PerformanceObserver(noteClick).observe(options);
  }, SHORTEST_MS);
  await press(page);
  await page.waitForTimeout(SLIDE_MS);
  return page.evaluate(() => (window as Window & { untilPaint?: number }).untilPaint ?? Number.NaN);
}

/** Time at which the compositor begins to move the track, ms after the press. */
async function movementBegins(page: Page): Promise<number> {
  await page.evaluate(() => {
    const track = document.querySelector('.gt-deck__track');
    addEventListener(
      'click',
      ({ timeStamp }) =>
        track?.addEventListener('transitionrun', async () => {
          const { startTime } = (await track.getAnimations()[0]?.ready) ?? {};
          Object.assign(window, { began: Number(startTime) - timeStamp });
        }),
      { capture: true, once: true },
    );
  });
  await press(page);
  await page.waitForTimeout(SLIDE_MS);
  return page.evaluate(() => (window as Window & { began?: number }).began ?? Number.NaN);
}

/** Area of the window, in px. */
export type Box = { x: number; y: number; width: number; height: number };

/** Screenshot: bytes of red, green and blue, row by row. */
export type Picture = { data: Uint8Array; width: number };

/** Smaller differences of a channel, of 255, are artefacts of compression. */
const SEEN = 40;

/** Smallest number of different pixels that counts as a visible change. */
const ENOUGH = 60;

/** Returns true when two pictures of the same size visibly differ outside of a box. */
export function differs(one: Picture, other: Picture, outside: Box): boolean {
  let pixels = 0;
  for (let at = 0; at < one.data.length; at += 3) {
    const [x, y] = [(at / 3) % one.width, Math.floor(at / 3 / one.width)];
    const isInside =
      x >= outside.x && x < outside.x + outside.width && y >= outside.y && y < outside.y + outside.height;
    const isFar = [0, 1, 2].some(
      (channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > SEEN,
    );
    if (isFar && !isInside) pixels += 1;
  }
  return pixels >= ENOUGH;
}

/**
 * Returns the time in ms from a press to the first frame of a screencast that looks different. Ignores the control itself,
 * which looks pressed at once. Throws when nothing changes within a second.
 */
async function visibleChange(page: Page, control: Box, press: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const frames: { at: number; jpeg: Buffer }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, jpeg: Buffer.from(data, 'base64') });
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await page.evaluate(() =>
    addEventListener(
      'click',
      ({ timeStamp }) => Object.assign(window, { pressedAt: performance.timeOrigin + timeStamp }),
      { capture: true, once: true },
    ),
  );
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 80, everyNthFrame: 1 });
  await page.waitForTimeout(500);
  await press();
  await page.waitForTimeout(1000);
  await session.send('Page.stopScreencast');
  await session.detach();
  const pressed = await page.evaluate(() => (window as Window & { pressedAt?: number }).pressedAt ?? 0);
  const pictures = frames.toSorted((one, other) => one.at - other.at);
  const before = pictures.findLast(({ at }) => at <= pressed);
  if (!before) throw new Error('The screencast has no frame from before the press.');
  const resting = await picture(before.jpeg);
  for (const { at, jpeg } of pictures)
    if (at > pressed && differs(resting, await picture(jpeg), control)) return at - pressed;
  throw new Error('Nothing visible changed after the press.');
}

async function picture(jpeg: Buffer): Promise<Picture> {
  const { data, info } = await sharp(jpeg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}
