/**
 * Takes a picture of every example of the built Storybook and compares it with the accepted one in `__screenshots__`.
 * `--update` accepts the new pictures; further words choose examples: `--update button deck`.
 */
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, platform } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import type { SnapshotOptions } from './comparePictures.ts';
import { takePictures } from './photographExamples.ts';
import { serveStorybook } from './serveStorybook.ts';

const UPDATE = 'pnpm snapshots:update';
const [update, words] = [
  process.argv.includes('--update'),
  process.argv.slice(2).filter((word) => word !== '--update' && word !== '--'),
];
const accepted = new URL('../__screenshots__/', import.meta.url);
const failed = new URL('failed/', accepted);
/** Release of Chromium that the accepted pictures were taken with. */
const RELEASE = new URL('chromium.txt', accepted);

async function run(): Promise<void> {
  // Each system draws text in its own way, so that pictures of other systems differ in every letter.
  if (platform() !== 'linux') {
    console.info('Pictures of the examples are taken and compared on Linux only.');
    return;
  }
  const began = Date.now();
  const all = readExamples(new URL('../storybook-static/index.json', import.meta.url));
  const chosen = all.filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word)));
  rmSync(failed, { recursive: true, force: true });

  const server = await serveStorybook();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [...PICTURE_ARGUMENTS],
  });
  const release = browser.version().split('.')[0] ?? '';
  if (update) writeFileSync(RELEASE, `${release}\n`);
  const sameRelease = existsSync(RELEASE) && readFileSync(RELEASE, 'utf8').trim() === release;
  const options: SnapshotOptions = {
    storybook: server.resolvedUrls?.local[0] ?? '',
    accepted,
    failed,
    update,
    sameRelease,
  };
  const taken = await takePictures(browser, chosen, options, Math.min(4, availableParallelism()));
  await browser.close();
  await server.close();

  const failures = taken.flatMap(({ name, result }) =>
    result.kind === 'failed' ? [`${name}: ${result.words}`] : [],
  );
  const stale = words.length > 0 ? [] : stalePictures(accepted, new Set(taken.map(({ name }) => name)));
  if (update) for (const name of stale) rmSync(new URL(`${name}.webp`, accepted));
  else failures.push(...stale.map((name) => `${name}: no example has this picture`));

  const written = taken.filter(({ result }) => result.kind === 'written').length;
  const seconds = Math.round((Date.now() - began) / 1000);
  console.info(
    `${chosen.length} examples, ${chosen.filter(({ plays }) => plays).length} with an interaction test; ` +
      `${taken.length} pictures compared in ${seconds} s.` +
      (update ? ` ${written} written, ${stale.length} removed.` : ''),
  );
  if (failures.length === 0) return;
  process.exitCode = 1;
  console.error(
    `\n${failures.length} pictures differ from the accepted ones:\n  ${failures.sort().join('\n  ')}\n\n` +
      `The new pictures, and their differences in red, are in ${fileURLToPath(failed)}\n` +
      `If the changes are intended, run \`${UPDATE}\` and commit the pictures.`,
  );
}

/** Returns accepted pictures without an example: it was renamed or removed. */
function stalePictures(accepted: URL, taken: ReadonlySet<string>): string[] {
  if (!existsSync(accepted)) return [];
  return globSync('*/*.webp', { cwd: fileURLToPath(accepted) })
    .map((file) => file.replaceAll('\\', '/').replace(/\.webp$/, ''))
    .filter((name) => !name.startsWith('failed/') && !taken.has(name));
}

/** Arguments of Chromium that make pictures independent of the machine: hinting, subpixels, colour, scroll bars. */
const PICTURE_ARGUMENTS: readonly string[] = [
  '--font-render-hinting=none',
  '--disable-font-subpixel-positioning',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
];

/** An example of the built Storybook. `plays`: it has an interaction test. */
export type Example = { id: string; words: string; plays: boolean };

type Index = { entries: Record<string, IndexEntry> };
type IndexEntry = { id: string; title: string; name: string; type: string; tags?: string[] };

/** Returns the examples of a built Storybook in the order of its sidebar, without documentation pages. */
function readExamples(index: URL): Example[] {
  const { entries }: Index = JSON.parse(readFileSync(index, 'utf8'));
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, tags }) => ({
      id,
      words: `${title}: ${name}`,
      plays: tags?.includes('play-fn') ?? false,
    }));
}

await run();
