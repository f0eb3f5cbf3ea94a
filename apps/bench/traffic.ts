import type { Page } from 'playwright';
import type { Around } from './around.ts';
import { countTraffic, KINDS } from './countTraffic.ts';
import { DEVICES } from './devices.ts';
import type { Section } from './section.ts';
import { walkSite } from './walkSite.ts';

const STORY = '/grow-together/belonging';

/** Reads a story to its end. */
async function readStory(page: Page, site: string): Promise<void> {
  await page.goto(site + STORY, { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 20_000);
  await page.waitForTimeout(1000);
  await page.waitForLoadState('networkidle');
}

/** Counts the requests of visits to the server of the site. */
export async function traffic({ browser, site }: Around): Promise<Section> {
  const rows: Section['rows'][number][] = [];
  const note = async (name: string, page: Page, work: () => Promise<void>) => {
    const counted = await countTraffic(page, work);
    const all = KINDS.map((kind) => counted[kind]);
    rows.push([
      name,
      all.reduce((sum, { requests }) => sum + requests, 0),
      Math.round(all.reduce((sum, { bytes }) => sum + bytes, 0) / 1000),
      ...all.map(({ requests, bytes }) => `${requests} (${Math.round(bytes / 1000)})`),
    ]);
  };
  const phone = await browser.newContext(DEVICES.phone);
  const reader = await phone.newPage();
  await note('one story, read to its end, phone', reader, () => readStory(reader, site));
  await note('the same story once more', reader, () => readStory(reader, site));
  await phone.close();
  const desktop = await browser.newContext(DEVICES.desktop);
  const visitor = await desktop.newPage();
  await note('intro, menu, choice, six slides, three stories, desktop', visitor, () =>
    walkSite(visitor, site),
  );
  await desktop.close();
  return {
    title: 'What a visit asks for',
    note: 'Requests that reach a host, and in brackets kB that it sends, headers included; what the browser has kept is not asked for.',
    columns: ['', 'requests', 'kB', ...KINDS],
    rows,
  };
}
