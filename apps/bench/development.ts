/**
 * `pnpm --filter @tamarack-lowe/bench bench:dev`: edits a story while `microsite dev` serves the site with many times its stories, and a
 * page while `astro dev` serves as many. Prints the time from the saved file to the page with the new word, and processor seconds of the
 * server. `--times 1,82` measures some sizes. Timings depend on the machine and its load: compare figures of one row only.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { astroSite, textsIn } from './astro.ts';
import { developedServer, type Edit, measureEdits } from './edits.ts';
import { markdownTable, ratio } from './report.ts';
import { DEFAULT_SITE, flags, folderOf, WORKSPACE } from './siteFolder.ts';
import { CONTENT, multiplyStories } from './workspaceCopy.ts';

const { values } = parseArgs({
  args: flags(),
  options: { site: { type: 'string', default: DEFAULT_SITE }, times: { type: 'string', default: '1,82' } },
});

const STORY = 'stories/discover/belonging/story.json';
const PAGE = '/grow-together/belonging';

/** Copies a site whose content has `times` the stories of the sample into a temporary folder, with its installed packages. */
function copySite(site: string, times: number) {
  const folder = mkdtempSync(join(tmpdir(), 'development-'));
  const source = folderOf(site);
  for (const name of readdirSync(source))
    if (/^(?:microsite\.config\.ts|package\.json|budgets\.json|theme\.css|recordings)$/.test(name))
      cpSync(join(source, name), join(folder, name), { recursive: true });
  symlinkSync(join(source, 'node_modules'), join(folder, 'node_modules'));
  cpSync(join(WORKSPACE, CONTENT), join(folder, 'content'), { recursive: true });
  rmSync(join(folder, 'content/pinned.json'));
  const config = join(folder, 'microsite.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace("'@tamarack-lowe/stories'", "'./content'"));
  return { folder, stories: multiplyStories(join(folder, 'content/stories'), times) };
}

/** Replaces the headline of a story by a word. */
function editStory(folder: string): Edit {
  const file = join(folder, 'content', STORY);
  const story = JSON.parse(readFileSync(file, 'utf8'));
  return (word) => writeFileSync(file, JSON.stringify({ ...story, title: [word] }));
}

const astro = astroSite();
const rows: string[][] = [];
for (const times of values.times.split(',').map(Number)) {
  const { folder, stories } = copySite(values.site, times);
  const program = join(WORKSPACE, 'packages/microsite/src/cli/main.ts');
  const ours = await developedServer(folder, [program, 'dev', '.']);
  const here = await measureEdits(ours, { page: PAGE, edit: editStory(folder) });
  await ours.stop();

  const { body } = JSON.parse(readFileSync(join(folder, 'content', STORY), 'utf8'));
  const words = body.map((block: unknown) => textsIn(block).join(' '));
  const pages = Array.from({ length: stories }, (_, index) => ({
    path: `/page-${index}`,
    title: 'Page',
    words,
  }));
  astro.setPages(pages);
  const theirs = await developedServer(astro.folder, [astro.program, 'dev', '--port', '4337']);
  const [first, ...others] = pages;
  const there = await measureEdits(theirs, {
    page: '/page-0',
    edit: (word) => astro.setPages(first ? [{ ...first, title: word }, ...others] : []),
  });
  await theirs.stop();
  rmSync(folder, { recursive: true });
  rows.push([
    `${stories}`,
    here.ms.toFixed(0),
    there.ms.toFixed(0),
    ratio(here.ms, there.ms),
    here.processors.toFixed(2),
    there.processors.toFixed(2),
    ratio(here.processors, there.processors),
  ]);
}
rmSync(astro.folder, { recursive: true });
const head = [
  ...['stories, and pages of Astro', 'edit to seen, ms', `Astro ${astro.version}, ms`, 'ratio'],
  ...['processor s', 'Astro, s', 'ratio'],
];
console.info(`Load of the machine: ${loadavg()[0]?.toFixed(1)}\n${markdownTable(head, rows)}`);
