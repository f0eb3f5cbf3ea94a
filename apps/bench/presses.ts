import type { Locator, Page } from 'playwright';
import type { Around } from './around.ts';
import { median, ratio, type Section } from './report.ts';
import { countWork, traceWork } from './trace.ts';

/** Ways to measure a press. The baseline loads the document of the target page from a warm cache. */
const WAYS = ['with motion', 'without motion', 'a whole load'] as const;

const CATEGORIES = 'blink.user_timing,disabled-by-default-devtools.timeline';

/**
 * Measures when new words are painted after a press, compared with a load of the same document in the same run, and the
 * longest tasks.
 */
export async function presses({ browser, site, runs }: Around): Promise<Section> {
  const rows: (string | number)[][] = [];
  for (const press of PRESSES) {
    const notes: Record<string, PressNotes[]> = {};
    const tasks: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      for (const way of WAYS) {
        if (way === 'a whole load' && !press.leads) continue;
        const context = await browser.newContext({
          viewport: { width: 1440, height: 900 },
          reducedMotion: way === 'without motion' ? 'reduce' : 'no-preference',
        });
        const page = await context.newPage();
        await prepare(page, site, press, way === 'a whole load');
        await click(page);
        notes[way] = [...(notes[way] ?? []), await page.evaluate(() => window.press)];
        await context.close();
      }
      // Traces on another page, because tracing delays paints.
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await prepare(page, site, press, false);
      const events = await traceWork(page, CATEGORIES, () => click(page));
      tasks.push(
        countWork(events, { mark: PRESS_MARK, fromMs: 0, toMs: 2000, frame: '' })['longest task, ms'],
      );
      await page.close();
    }
    const painted = (way: string) => median((notes[way] ?? []).map((note) => note.painted ?? Number.NaN));
    const [moving, still, whole] = WAYS.map(painted) as [number, number, number];
    rows.push([
      `${press.what}${press.slower > 1 ? `, CPU ÷${press.slower}` : ''}`,
      Math.round(moving),
      Math.round(still),
      press.leads ? Math.round(whole) : '–',
      press.leads ? ratio(moving, whole) : '–',
      press.leads ? ratio(still, whole) : '–',
      `${tasks.filter((task) => task > 50).length} of ${tasks.length}`,
      median(tasks),
      Math.max(...tasks),
    ]);
  }
  return {
    title: 'Press to new words',
    note: `From the click to the frame that shows the new words (Element Timing), desktop, medians of ${runs}; a whole load follows the same link without scripts, from the warm cache. Tasks: runs with one over 50 ms, and the longest of a run, median and most. A task is as long as its thread worked.`,
    columns: [
      'press',
      'with motion, ms',
      'without, ms',
      'a whole load, ms',
      'with ÷ load',
      'without ÷ load',
      'runs with a long task',
      'longest, ms',
      'most, ms',
    ],
    rows,
  };
}

/** Moves the pointer to the control, and waits until the page is idle. */
async function prepare(page: Page, site: string, press: Press, loadsWhole: boolean): Promise<void> {
  await page.addInitScript(notePress, PRESS_MARK);
  await page.goto(site + press.at, { waitUntil: 'networkidle' });
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await press.before?.(page);
  const control = press.control(page);
  await control.scrollIntoViewIfNeeded();
  await control.hover();
  // Time for prefetches: a resting pointer loads the page behind a link, and the deck renders the adjacent slides.
  await page.waitForTimeout(1500);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: press.slower });
  await page.evaluate((settings) => Object.assign(window, settings), { awaited: press.awaited, loadsWhole });
  await page.waitForTimeout(300);
}

async function click(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(2500);
}

/** Result of a press; times in ms since the press. */
type PressNotes = {
  /** Time of the first paint of the awaited words; null before. */
  painted: number | null;
};

/** Storage key of `notePress`, and the name of its mark in a trace. */
const PRESS_MARK = 'bench press';

declare global {
  interface Window {
    /** Selector of the element whose words the next press should show. */
    awaited: string;
    /** Makes the next press load the document of its link, as without scripts. */
    loadsWhole: boolean;
    press: PressNotes;
  }
}

/**
 * Runs in a page before all other scripts (`addInitScript`), so it must not use anything outside of itself. Records when the
 * words that a press should show (`awaited`) are painted, in a new element or in one that was hidden. A press that loads a
 * document hands over its time, and the next document records its own words.
 */
function notePress(key: string): void {
  const since = (time: number) => performance.timeOrigin + time;
  let pressed = 0;
  const fresh = (): PressNotes => ({ painted: null });
  Object.assign(window, { awaited: '', loadsWhole: false, press: fresh() });

  const mark = () => {
    for (const element of document.querySelectorAll(window.awaited || 'none'))
      if (!element.hasAttribute('elementtiming')) element.setAttribute('elementtiming', key);
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      identifier: string;
      renderTime: number;
    })[])
      if (pressed > 0 && entry.identifier === key)
        window.press.painted ??= since(entry.renderTime || entry.startTime) - pressed;
  }).observe({ type: 'element', buffered: true });
  new MutationObserver(mark).observe(document, { subtree: true, childList: true, attributes: true });

  const begin = (at: number, awaited: string) => {
    pressed = at;
    window.awaited = awaited;
    window.press = fresh();
    performance.mark(key);
  };
  const handed = sessionStorage.getItem(key);
  if (handed) {
    sessionStorage.removeItem(key);
    const { at, awaited } = JSON.parse(handed);
    begin(at, awaited);
  }
  addEventListener(
    'click',
    (event) => {
      if (window.awaited === '') return;
      begin(since(event.timeStamp), window.awaited);
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!window.loadsWhole || !link) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      sessionStorage.setItem(key, JSON.stringify({ at: pressed, awaited: window.awaited }));
      location.assign(link.href);
    },
    { capture: true },
  );
}

/** A frequent press of visitors, and the words that it shows. */
type Press = {
  what: string;
  /** Address of the page with the control. */
  at: string;
  /** Steps before the press. */
  before?: (page: Page) => Promise<void>;
  control: (page: Page) => Locator;
  /** Selector of the element with the new words. */
  awaited: string;
  /** True when the press leads to another page, whose document can also be loaded. */
  leads: boolean;
  /** Slowdown of the processor, as a factor. */
  slower: 1 | 4;
};

const nextStory = (page: Page) => page.getByRole('link', { name: /^Next story: / }).first();
const firstCircle = (page: Page) =>
  page.locator('.gt-deck__slide[data-current]').getByRole('list').getByRole('link').first();
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open main menu' });
const STORY = '.story h1, .story h1 *';
const story = { what: 'story to story', at: '/grow-together/unique-career-journey', control: nextStory };

const PRESSES: readonly Press[] = [
  { ...story, awaited: STORY, leads: true, slower: 1 },
  { ...story, awaited: STORY, leads: true, slower: 4 },
  {
    what: 'a circle to its story',
    at: '/discover-a-place-to-belong',
    control: firstCircle,
    awaited: STORY,
    leads: true,
    slower: 4,
  },
  {
    what: 'the menu, opened',
    at: '/grow-together',
    control: menuButton,
    awaited: '.gt-menu__links a',
    leads: false,
    slower: 4,
  },
  {
    what: 'a submenu, opened',
    at: '/grow-together',
    before: async (page) => {
      await menuButton(page).click();
      await page.waitForTimeout(1000);
    },
    control: (page) => page.locator('.gt-menu__item button').first(),
    awaited: '[data-expanded] .gt-menu__submenu .gt-menu__words',
    leads: false,
    slower: 4,
  },
  {
    what: 'filters of the team, taken back',
    at: '/connect-with-us/?region=quebec',
    control: (page) => page.getByRole('search').getByRole('button'),
    awaited: '.gt-member-card *',
    leads: false,
    slower: 4,
  },
  {
    what: 'a choice on the intro to slide 1',
    at: '/',
    control: (page) => page.getByRole('main').getByRole('link', { name: /student/i }),
    awaited: '.gt-slide h1, .gt-slide h1 *',
    leads: true,
    slower: 4,
  },
];
