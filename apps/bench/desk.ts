/**
 * `pnpm bench:desk`: measures the desk in a browser over the sample's content and over many times its stories, in two languages, and
 * writes the result into docs/measurements/desk.md. `--times 1,33` sets the sizes, `--runs 7` the repetitions. Timings depend on
 * the machine and its load: compare the columns of one run.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { DEVICES, launch } from './browser.ts';
import { type DeskFolder, makeDeskFolder, serveDesk } from './deskFolder.ts';
import { markdownTable, median, putSection, ratio, type Section } from './report.ts';
import { flags, measurementsPage } from './siteFolder.ts';

const COMMITS = 500;
/** The text of the first block that has one. */
const PARAGRAPH = '[data-field^="body/"][data-field$="/text"]';
/** Milliseconds between two keystrokes of somebody who types. */
const TYPING_MS = 150;

const ROWS = {
  start: 'the desk starts',
  overview: 'an address of the desk → the overview',
  checked: 'the desk starts → all issues of the folder',
  search: 'a keystroke in the search → results',
  open: 'a press on a story → its form',
  page: 'a press on a story → its page beside the form',
  preview: 'a keystroke → the word on the page',
  issue: 'a keystroke → the issue at the field',
  changes: `a press → what others changed, of ${COMMITS} commits`,
} as const;
type Row = keyof typeof ROWS;
type Times = Record<Row, number[]>;

/** Measures one folder. Returns milliseconds of every run, by row. */
async function measure(browser: Browser, folder: DeskFolder, runs: number): Promise<Times> {
  const times: Times = {
    ...{ start: [], overview: [], checked: [], search: [], open: [] },
    ...{ page: [], preview: [], issue: [], changes: [] },
  };
  const began = performance.now();
  const desk = await serveDesk(folder, Number(values.port));
  times.start.push(desk.startMs);
  try {
    // The policy of the desk refuses what Playwright waits with.
    const page = await browser.newPage({ viewport: DEVICES.desktop.viewport, bypassCSP: true });
    await page.addInitScript(watch);
    await page.goto(desk.address);
    await page.evaluate(untilChecked);
    times.checked.push(performance.now() - began);
    for (let run = 0; run < runs; run += 1) {
      await page.goto('about:blank');
      await page.goto(desk.address, { waitUntil: 'commit' });
      times.overview.push(await sincePressed(page, shown, '.item'));
      await measureVisit(page, run, times);
    }
    await page.close();
  } finally {
    await desk.stop();
  }
  return times;
}

/** Opens a story from the overview, and types in it. Nothing is saved. */
async function measureVisit(page: Page, run: number, times: Times): Promise<void> {
  const search = page.getByRole('combobox').first();
  await search.click();
  await page.keyboard.type('winte', { delay: TYPING_MS });
  await page.waitForTimeout(500);
  await search.press('r');
  times.search.push(await sincePressed(page, allMarked, 'winter'));
  await search.fill('');

  await page
    .locator('.item > a')
    .nth(run * 2)
    .click();
  times.open.push(await sincePressed(page, shown, '[data-field="title"] textarea'));
  times.page.push(await sincePressed(page, framed, 'article, main h1'));

  const paragraph = page.locator(`${PARAGRAPH} textarea`).first();
  await paragraph.click();
  await page.keyboard.press('End');
  for (const letter of `zq${run}`) {
    await page.waitForTimeout(TYPING_MS);
    await page.keyboard.press(letter);
  }
  times.preview.push(await sincePressed(page, framedText, `zq${run}`));

  await page.keyboard.type(` {nofact${run}`, { delay: TYPING_MS });
  await page.waitForTimeout(500);
  await page.keyboard.press('}');
  times.issue.push(await sincePressed(page, withIssue, `nofact${run}`));

  await page.locator('.header__links a').nth(1).click();
  times.changes.push(await sincePressed(page, shown, '.changes strong'));
}

/** Waits for the first check of the folder. Rejects when it does not come: the desk ends a check that takes too long. Runs in the page. */
async function untilChecked(): Promise<void> {
  const isChecked = async () => (await (await fetch('api/overview')).json()).isChecked === true;
  while (!(await isChecked())) {
    if (performance.now() > 400_000) throw new Error('The folder was not checked. Is the machine busy?');
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** Notes when somebody pressed last; at first, when the address was opened. Runs in the page. */
function watch(): void {
  window.pressedAt = 0;
  const note = ({ timeStamp }: Event) => {
    window.pressedAt = timeStamp;
  };
  for (const type of ['keydown', 'click']) addEventListener(type, note, { capture: true });
}

/** Returns the milliseconds from the last press until something is painted. `find` runs in the page. */
async function sincePressed(page: Page, find: (what: string) => boolean, what: string): Promise<number> {
  const since = await page.waitForFunction(
    `(${find})(${JSON.stringify(what)}) && new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now() - window.pressedAt))))`,
    undefined,
    { timeout: 60_000 },
  );
  return Number(await since.jsonValue());
}

const shown = (selector: string) => (document.querySelector(selector)?.getClientRects().length ?? 0) > 0;

const allMarked = (word: string) => {
  const marks = [...document.querySelectorAll('.search__hits mark')];
  return marks.length > 0 && marks.every((mark) => mark.textContent?.toLowerCase() === word);
};

const framed = (selector: string) =>
  [...document.querySelectorAll('iframe')].some((frame) => frame.contentDocument?.querySelector(selector));

const framedText = (text: string) =>
  [...document.querySelectorAll('iframe')].some((frame) =>
    frame.contentDocument?.body?.textContent?.includes(text),
  );

const withIssue = (text: string) =>
  [...document.querySelectorAll('.field .issues')].some((list) => list.textContent?.includes(text));

declare global {
  interface Window {
    pressedAt: number;
  }
}

const { values } = parseArgs({
  args: flags(),
  options: {
    times: { type: 'string', default: '1,33' },
    runs: { type: 'string', default: '7' },
    port: { type: 'string', default: '4301' },
  },
});
const browser = await launch();
const measured: { stories: number; times: Times }[] = [];
try {
  for (const times of values.times.split(',')) {
    const folder = makeDeskFolder(Number(times), COMMITS);
    try {
      measured.push({ stories: folder.stories, times: await measure(browser, folder, Number(values.runs)) });
    } finally {
      folder.remove();
    }
  }
} finally {
  await browser.close();
}
const [least] = measured;
const section: Section = {
  title: 'The desk with many stories',
  note: `Copies of every story of the sample beside it, in English and French, in a repository with ${COMMITS} commits. Chromium, 1440 × 900; medians of ${values.runs} runs, in milliseconds until the result is painted, and divided by those of the first column. Somebody types a letter every ${TYPING_MS} ms, and the checks of the folder run meanwhile.`,
  columns: ['', ...measured.map(({ stories }) => `${stories} stories`)],
  rows: (Object.keys(ROWS) as Row[]).map((row) => [
    ROWS[row],
    ...measured.map(({ times }, index) => {
      const own = median(times[row]);
      return index === 0
        ? own.toFixed(0)
        : `${own.toFixed(0)} (${ratio(own, median(least?.times[row] ?? []))})`;
    }),
  ]),
};
console.info(markdownTable(section.columns, section.rows));
const page = measurementsPage('desk');
writeFileSync(page, putSection(readFileSync(page, 'utf8'), 'desk', section));
