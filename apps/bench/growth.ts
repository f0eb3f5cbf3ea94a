import type { Around } from './around.ts';
import { besideToday } from './besideToday.ts';
import { type BuildTime, buildSite } from './buildSite.ts';
import { editStory } from './editStory.ts';
import { growCopy } from './growCopy.ts';
import { heavierPages } from './heavierPages.ts';
import { ratio } from './ratio.ts';
import type { Section } from './section.ts';

const TIMES = [10, 40] as const;

/** Builds copies of the workspace with many times the stories, and compares their pages with ours. */
export async function growth({ root, addresses, ...around }: Around): Promise<Section> {
  const rows: Section['rows'][number][] = [];
  for (const times of TIMES) {
    const copy = growCopy(times);
    const cold = buildSite(copy.workspace);
    const pages = await heavierPages(addresses, { root, grown: copy.root });
    const { largestPaint, heap } = await besideToday(around, copy.root);
    editStory(copy.workspace);
    const warm = buildSite(copy.workspace);
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
    note: 'Copies of every story beside it, each with a headline of its own, built in a copy of the workspace without turbo and without what earlier builds kept; media is baked before. Largest paint: a slow phone, medians that alternate with those of today; heap: without machine code. Warm: one story changed since. Seconds that passed, and in brackets those of all processors together, which a busy machine changes less.',
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
