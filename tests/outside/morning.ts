/**
 * `pnpm morning`: follows docs/a-microsite-in-a-morning.md with a site that is created from a local registry. Writes the pictures of
 * the guide, and docs/measurements/morning.md with the time of each step and the files of the site. Fails if a firm has to write more
 * lines, or look more often into our source, than `BOUNDS` says. Run after `turbo run build`.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { diaryOf } from '../morning/diaryOf.ts';
import { changed, commandsOf, guide, ofKind } from '../morning/guide.ts';
import { BOUNDS, looksIntoSource, ownLines } from '../morning/ownLines.ts';
import { FIRMS } from './firms.ts';
import { createFirm, run } from './installFirm.ts';
import { microsite, startSite, testFirm } from './microsite.ts';
import { publishPackages, startRegistry } from './registry.ts';
import { takePictures } from './takePictures.ts';

const root = path.join(import.meta.dirname, '../..');
const pictures = path.join(root, 'docs/a-microsite-in-a-morning');
const target = mkdtempSync(path.join(tmpdir(), 'morning-'));
const made = FIRMS.find(({ name }) => name === 'third')?.made;
if (!made) throw new Error('tests/outside creates no firm of this name.');
const folder = path.join(target, made.folder);
mkdirSync(path.join(target, 'registry'));
mkdirSync(pictures, { recursive: true });

const steps: { what: string; seconds: number }[] = [];
async function step<Result>(what: string, doIt: () => Result | Promise<Result>): Promise<Result> {
  const began = performance.now();
  const result = await doIt();
  steps.push({ what, seconds: (performance.now() - began) / 1000 });
  return result;
}

/** Writes the words of the guide into content files, and records a review of their translation. */
function writeGuideContent(registry: string): void {
  for (const { file, text } of ofKind('json')) {
    const place = path.join(folder, file);
    writeFileSync(
      place,
      JSON.stringify(changed(JSON.parse(readFileSync(place, 'utf8')), JSON.parse(text)), null, 2),
    );
  }
  const [reading = []] = commandsOf('npx', 'microsite', 'content');
  run('npx', ['microsite', 'content', ...reading], { folder, registry });
}

let own = 0;
const looks = looksIntoSource(guide).length;
const registry = await startRegistry(path.join(target, 'registry'));
try {
  publishPackages(root, registry);
  await step('`npm create`, `npm install`', () =>
    createFirm({ ...made, folder, registry: registry.address }),
  );
  own = ownLines((file) => readFileSync(path.join(folder, file), 'utf8')).length;
  const development = await step('`npm run dev`, until it responds', () => startSite(folder, 'dev'));
  try {
    const { origin } = development;
    await step('the first page, and three more', () => takePictures(origin, pictures, 'created'));
    await step('words of the guide, `npx microsite content read`', () => writeGuideContent(registry.address));
    await takePictures(origin, pictures, 'changed');
  } finally {
    await development.stop();
  }
  await step('`npx microsite check`', () => microsite(folder, 'check'));
  await step('`npm test`: content, build, links, every page in a browser', () =>
    testFirm(folder, made.manager),
  );
  const site = await step('`npx microsite start`, until it responds', () => startSite(folder));
  await site.stop();
  writeFileSync(path.join(root, 'docs/measurements/morning.md'), diaryOf({ folder, steps, own, looks }));
} finally {
  await registry.stop();
  rmSync(target, { recursive: true, force: true });
}
console.info(
  `Own lines: ${own} of ${BOUNDS.lines} at most. Looks into our source: ${looks} of ${BOUNDS.looks}.`,
);
if (own > BOUNDS.lines || looks > BOUNDS.looks) process.exitCode = 1;
