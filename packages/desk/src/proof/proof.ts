import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { createSaveServer } from './saveServer.ts';
import { mountSmallDisk } from './smallDisk.ts';
import { type StressFolder, steps, stress } from './stressTest.ts';
import { zeroBytes } from './zeroBytes.ts';

/**
 * Proves that the desk loses no word: opens and saves every file of both firms, then has three simulated editors change
 * one folder at once, while the disk fills up, processes are killed and clocks jump (the stress test).
 * Prints `files N, changed bytes 0, edits N, found N`; the exit code is 1 otherwise.
 *
 *   node src/proof/proof.ts [--runs N] [--steps N] [--seed N] [--minutes N] [FOLDER…]
 *
 * `--minutes` bounds the whole, whatever else the machine does: no run begins afterwards. The stress test has one of them at least.
 */
const REPOSITORY = join(import.meta.dirname, '../../../..');
const FOLDERS = ['packages/stories/content', 'apps/norrbeck/content'];
/** Files that the stress test edits: the first of each kind, and a translation. */
const EDITED = [
  /^stories\/.*\/story\.json$/,
  /^stories\/.*\/story\.[^/]+\.json$/,
  /^facts\.json$/,
  /^films\/[^/]+\.vtt$/,
];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '60' },
    steps: { type: 'string', default: '120' },
    seed: { type: 'string', default: '20261127' },
    minutes: { type: 'string', default: '4' },
  },
});
const folders = positionals.length > 0 ? positionals : FOLDERS.map((folder) => join(REPOSITORY, folder));

const bytes = await tableOf(folders);
for (const line of bytes.changed) console.error(line);
const words = await stressFolder(folders[0] ?? '');
for (const line of words.problems) console.error(line);
const counts = Object.entries(words.events).map(([name, count]) => `${name} ${count}`);
console.error([`runs ${words.runs} of ${values.runs}`, ...counts].join(', '));
console.log(
  `files ${bytes.files}, changed bytes ${bytes.changed.length}, edits ${words.edits}, found ${words.found}`,
);
const isProved =
  bytes.changed.length === 0 && words.edits > 0 && words.found === words.edits && words.problems.length === 0;
// A run that the time limit interrupted would keep the process alive.
process.exit(isProved ? 0 : 1);

async function tableOf(all: readonly string[]): Promise<{ files: number; changed: string[] }> {
  const result = { files: 0, changed: [] as string[] };
  for (const folder of all) {
    const copy = mkdtempSync(join(memoryFolder(), 'desk-bytes-'));
    cpSync(folder, copy, { recursive: true });
    const { changed, files } = await zeroBytes(copy);
    result.files += files;
    result.changed.push(...changed);
    rmSync(copy, { recursive: true });
  }
  return result;
}

type StressResult = {
  runs: number;
  edits: number;
  found: number;
  events: Record<string, number>;
  problems: string[];
};

/** Runs the stress test; a failure is made as small as it gets, and printed with its seed. */
async function stressFolder(folder: string): Promise<StressResult> {
  const disk = mountSmallDisk();
  if (!disk) console.error('No small disk may be mounted here: the test runs without a full disk.');
  const base = disk?.root ?? mkdtempSync(join(memoryFolder(), 'desk-stress-'));
  const server = createSaveServer();
  const total = { runs: 0, edits: 0, found: 0 };
  const events: Record<string, number> = {};
  const problems: string[] = [];
  try {
    await fc.assert(
      fc.asyncProperty(steps(Number(values.steps)), async (run) => {
        await disk?.free();
        const edited = copyEdited(folder, join(base, 'content'), disk ?? undefined);
        const { edits, events: happened, found, lost } = await stress(edited, run, server);
        total.runs += 1;
        total.edits += edits;
        total.found += found;
        for (const [name, count] of Object.entries(happened)) events[name] = (events[name] ?? 0) + count;
        await server.setClock(0);
        if (lost.length > 0) throw new Error(`lost: ${lost.join(', ')}`);
      }),
      {
        numRuns: Number(values.runs),
        seed: Number(values.seed),
        interruptAfterTimeLimit: Math.max(60_000, Number(values.minutes) * 60_000 - performance.now()),
        markInterruptAsFailure: false,
      },
    );
  } catch (error) {
    problems.push(String(error));
  } finally {
    server.close();
    if (disk) disk.remove();
    else rmSync(base, { recursive: true });
  }
  return { ...total, events, problems };
}

/** Makes a fresh copy of the edited files. */
function copyEdited(from: string, root: string, disk: StressFolder['disk']): StressFolder {
  rmSync(root, { recursive: true, force: true });
  const all = readdirSync(from, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const files = EDITED.flatMap((kind) => all.find((file) => kind.test(file)) ?? []);
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(from, file), join(root, file));
  }
  return { root, files, ...(disk && { disk }) };
}

/** A folder in memory where there is one: thousands of saves that go to a disk would take an hour. */
function memoryFolder(): string {
  return existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
}
