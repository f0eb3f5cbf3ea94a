import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { Around } from './around.ts';
import { buildBaseline } from './baseline.ts';
import { DEVICES, loadPage, slowDown } from './browser.ts';
import { median, ratio, type Section } from './report.ts';
import { serveBuild } from './serve.ts';
import { blockingTime, shiftScore } from './watchPaints.ts';

const SLIDES = '/grow-together';
const PORT = 4330;

/** Compares intro, slides and a story with baseline pages that look the same, on a slow phone. */
export async function pages({ browser, site, folder, root, addresses, runs }: Around): Promise<Section> {
  const story = addresses.find((address) => address.startsWith(`${SLIDES}/`)) ?? SLIDES;
  const measured = ['/', SLIDES, story];
  const target = join(mkdtempSync(join(tmpdir(), 'baseline-')), 'client');
  await buildBaseline({ browser, site, root, addresses: measured, target });
  const baseline = await serveBuild(folder, { root: `${target}/`, port: PORT });
  const rows: Section['rows'][number][] = [];
  try {
    for (const address of measured) {
      const both = { baseline: baseline.address, ours: site };
      const found = { baseline: [] as Loaded[], ours: [] as Loaded[] };
      for (let run = 0; run < runs; run += 1) {
        for (const [who, host] of Object.entries(both) as [keyof typeof both, string][]) {
          found[who].push(await load(browser, host + address, address === SLIDES));
        }
      }
      const middle = (who: keyof typeof both, what: keyof Loaded) =>
        median(found[who].map((loaded) => loaded[what]));
      const beside = (what: keyof Loaded) => [
        `${Math.round(middle('baseline', what))}`,
        `${Math.round(middle('ours', what))}`,
        ratio(middle('ours', what), middle('baseline', what)),
      ];
      rows.push([`\`${address}\`: HTML with rules and script, bytes`, ...beside('html')]);
      rows.push(['all style sheets, bytes', ...beside('styles')]);
      rows.push(['all scripts, bytes', ...beside('scripts')]);
      rows.push(['first paint, ms', ...beside('firstPaint')]);
      rows.push(['largest paint, ms', ...beside('largestPaint')]);
      rows.push(['blocking time, ms', ...beside('blocking')]);
      rows.push(['CLS', middle('baseline', 'shift').toFixed(3), middle('ours', 'shift').toFixed(3), '']);
      if (address === SLIDES) rows.push(['first press works, ms', ...beside('press')]);
    }
  } finally {
    baseline.stop();
    rmSync(join(target, '..'), { recursive: true });
  }
  return {
    title: 'Pages beside a hand-made baseline',
    note: `Baseline: the same words and pictures in one hand-made response without a framework. A phone, slow 4G, a quarter of this machine's speed; medians of ${runs} alternating first visits.`,
    columns: ['', 'baseline', 'ours', 'ours ÷ baseline'],
    rows,
  };
}

/** Sizes in bytes, times in ms, `shift` as a layout shift score. */
type Loaded = {
  html: number;
  styles: number;
  scripts: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  press: number;
};

async function load(browser: Around['browser'], address: string, withPress: boolean): Promise<Loaded> {
  const { noted, fetched } = await loadPage(browser, { address, device: DEVICES.phone, slow: true });
  const bytesOf = (type: string) =>
    fetched.filter((file) => file.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    html: bytesOf('document'),
    styles: bytesOf('stylesheet'),
    scripts: bytesOf('script'),
    firstPaint: noted.firstPaint,
    largestPaint: noted.largestPaint,
    blocking: blockingTime(noted.longTasks, noted.firstPaint),
    shift: shiftScore(noted.shifts),
    press: withPress ? await firstPress(browser, address) : 0,
  };
}

/**
 * Measures when the second slide begins to move, in ms after the navigation, on a slow phone whose visitor presses "next
 * slide" as soon as the button is painted.
 */
async function firstPress(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(DEVICES.phone);
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(pressAtOnce);
  await page.goto(address, { waitUntil: 'commit' });
  const moved = await page.waitForFunction(() => window.moved, null, { timeout: 60_000, polling: 100 });
  const ms = (await moved.jsonValue()) as number;
  await context.close();
  return ms;
}

declare global {
  interface Window {
    /** Time at which the slides began to move, ms since the navigation. */
    moved?: number;
  }
}

/** Runs in the page before all other scripts. Must not use anything outside of itself. */
function pressAtOnce(): void {
  let frames = 0;
  let before = 0;
  const step = () => {
    const buttons = [...document.querySelectorAll('button')];
    const next = buttons.find((button) => /next slide/i.test(button.ariaLabel ?? button.textContent ?? ''));
    const second = document.querySelectorAll('.gt-deck__slide, .slide')[1];
    if (next && second && next.getBoundingClientRect().width > 0) {
      const place = second.getBoundingClientRect().left;
      frames += 1;
      // The first frame with the button paints it. A visitor can press it in the second.
      if (frames === 2) {
        before = place;
        next.click();
      }
      if (frames > 2 && Math.abs(place - before) > 0.5) {
        window.moved = performance.now();
        return;
      }
    }
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
