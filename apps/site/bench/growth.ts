import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { weigherOf } from '../build-steps/weigherOf.ts';
import type { Around } from './around.ts';
import { copyWorkspace } from './copyWorkspace.ts';
import { multiplyStories } from './multiplyStories.ts';
import { ratio } from './ratio.ts';
import type { Section } from './section.ts';

const TIMES = [10, 50] as const;
const CHANGED = 'packages/stories/content/stories/discover/belonging/story.json';

/** Builds a copy of the workspace with many times the stories, and compares its pages with ours. */
export async function growth({ root, addresses }: Around): Promise<Section> {
  const rows: Section['rows'][number][] = [];
  const weigh = weigherOf(root);
  for (const times of TIMES) {
    const copy = copyWorkspace(join(import.meta.dirname, '../../..'));
    const stories = multiplyStories(join(copy, 'packages/stories/content/stories'), times);
    const cold = build(copy);
    const file = join(copy, CHANGED);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"text": "', '"text": "Once more: '));
    const warm = build(copy);
    const heavier: [number, string][] = [];
    const weighCopy = weigherOf(join(copy, 'apps/site/build/client'));
    for (const address of addresses) {
      const before = await weigh(address);
      const after = await weighCopy(address);
      if (!before || !after) throw new Error(`${address} was not built with ${stories} stories.`);
      const all = ({ html, styles, scripts, fonts }: typeof before) => html + styles + scripts + fonts;
      heavier.push([all(after) / all(before), address]);
    }
    const [[most, where] = [1, '']] = heavier.sort(([one], [other]) => other - one);
    rows.push([
      `${stories} stories`,
      `${most.toFixed(3)} × (\`${where}\`)`,
      `${heavier.filter(([by]) => by > 1.01).length} of ${heavier.length}`,
      seconds(cold),
      seconds(warm),
      ratio(warm, cold),
    ]);
    rmSync(dirname(copy), { recursive: true });
  }
  return {
    title: 'Growth',
    note: 'Copies of every story beside it, built in a copy of the workspace without turbo. Share pictures with the same words are drawn once. Warm: one story changed since.',
    columns: [
      '',
      'heaviest page against today',
      'pages over 1.01 ×',
      'cold build',
      'warm build',
      'warm ÷ cold',
    ],
    rows,
  };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Builds the site of a workspace without turbo's cache, its budget check included. Gives ms. */
function build(workspace: string): number {
  const began = performance.now();
  for (const [folder, script] of [
    ['packages/stories', 'generate'],
    ['apps/site', 'build'],
  ] as const) {
    execFileSync('pnpm', ['run', '--silent', script], {
      cwd: join(workspace, folder),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  return performance.now() - began;
}
