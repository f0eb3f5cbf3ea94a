import type { Around } from './around.ts';
import { DEVICES, launch, loadPage } from './browser.ts';
import { type BuildTime, buildSite, heavierPages } from './builds.ts';
import { NO_MACHINE_CODE, visitLong } from './longVisit.ts';
import { median, ratio, type Section } from './report.ts';
import { serveBuild } from './serve.ts';
import { editStory, growCopy } from './workspaceCopy.ts';

const TIMES = [10, 40] as const;

/** Builds copies of the site with many times the stories, and compares their pages with those of the site. */
export async function growth({ folder, root, addresses, ...around }: Around): Promise<Section> {
  const rows: Section['rows'][number][] = [];
  for (const times of TIMES) {
    const copy = growCopy(folder, times);
    const cold = buildSite(copy.workspace, folder);
    const pages = await heavierPages(addresses, { root, grown: copy.root });
    const { largestPaint, heap } = await besideToday({ folder, ...around }, copy.root);
    editStory(copy.workspace);
    const warm = buildSite(copy.workspace, folder);
    rows.push([
      `${copy.stories} stories`,
      pages[0] ? `${pages[0].by.toFixed(3)} × (\`${pages[0].address}\`)` : '–',
      `${pages.filter(({ by }) => by > 1.01).length} of ${pages.length}`,
      largestPaint,
      heap,
      seconds(cold),
      seconds(warm),
      ratio(warm.processors, cold.processors),
    ]);
    copy.remove();
  }
  return {
    title: 'Growth',
    note: 'Copies of every story beside it, each with a headline of its own, built in a copy of the workspace without turbo and without caches of earlier builds; pictures are rendered before. Largest paint: a slow phone, medians that alternate with those of today; heap: without machine code. Warm: one story changed since. Elapsed seconds, and in brackets those of all processors together, which a busy machine changes less.',
    columns: [
      '',
      'heaviest page against today',
      'pages over 1.01 ×',
      'largest paint of slides ÷ today',
      'heap after 20 navigations ÷ today',
      'cold build',
      'warm build',
      'warm ÷ cold, processors',
    ],
    rows,
  };
}

const seconds = ({ passed, processors }: BuildTime) => `${passed.toFixed(0)} s (${processors.toFixed(0)} s)`;

const SLIDES = '/grow-together';
const PORT = 4331;
const NAVIGATIONS = 20;

/** Returns largest paint of the slides on a slow phone and memory of a visit, for the site in `root` divided by those of ours. */
async function besideToday(
  { browser, site, folder, runs }: Pick<Around, 'browser' | 'site' | 'folder' | 'runs'>,
  root: string,
): Promise<{ largestPaint: string; heap: string }> {
  const other = await serveBuild(folder, { root: `${root}/`, port: PORT });
  const plain = await launch([NO_MACHINE_CODE]);
  try {
    const paints = { ours: [] as number[], other: [] as number[] };
    const load = async (host: string) => {
      const { noted } = await loadPage(browser, {
        address: host + SLIDES,
        device: DEVICES.phone,
        slow: true,
      });
      return noted.largestPaint;
    };
    for (let run = 0; run < runs; run += 1) {
      paints.ours.push(await load(site));
      paints.other.push(await load(other.address));
    }
    const held = async (host: string) => {
      const { counted } = await visitLong(plain, host, { at: [NAVIGATIONS] });
      return counted[0]?.bytes ?? Number.NaN;
    };
    return {
      largestPaint: ratio(median(paints.other), median(paints.ours)),
      heap: ratio(await held(other.address), await held(site)),
    };
  } finally {
    await plain.close();
    other.stop();
  }
}
