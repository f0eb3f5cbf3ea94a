/**
 * `pnpm morning`: goes through docs/a-microsite-in-a-morning.md with a site that is created by name from a registry on this machine.
 * Writes the pictures that one sees on the way beside it, and docs/measurements/morning.md: what took how long, and whose lines
 * the site consists of. Run after `turbo run build`.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { diaryOf } from '../morning/diaryOf.ts';
import { changed, commandsOf, ofKind } from '../morning/guide.ts';
import { FIRMS } from './firms.ts';
import { createFirm, run } from './installFirm.ts';
import { microsite, startSite, testFirm } from './microsite.ts';
import { publishHouse, startRegistry } from './registry.ts';
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

/** Writes what the guide writes into files of content, and says that the French beside it was read. */
function sayWhoYouAre(registry: string): void {
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

const registry = await startRegistry(path.join(target, 'registry'));
try {
  publishHouse(root, registry);
  await step('`npm create`, `npm install`', () =>
    createFirm({ ...made, folder, registry: registry.address }),
  );
  const development = await step('`npm run dev`, until it answers', () => startSite(folder, 'dev'));
  try {
    const { origin } = development;
    await step('the first page, and three more', () => takePictures(origin, pictures, 'created'));
    await step('words of the guide, `npx microsite content read`', () => sayWhoYouAre(registry.address));
    await takePictures(origin, pictures, 'changed');
  } finally {
    await development.stop();
  }
  await step('`npx microsite check`', () => microsite(folder, 'check'));
  await step('`npm test`: content, build, links, every page in a browser', () =>
    testFirm(folder, made.manager),
  );
  const site = await step('`npx microsite start`, until it answers', () => startSite(folder));
  await site.stop();
  writeFileSync(path.join(root, 'docs/measurements/morning.md'), diaryOf({ folder, steps }));
} finally {
  await registry.stop();
  rmSync(target, { recursive: true, force: true });
}
