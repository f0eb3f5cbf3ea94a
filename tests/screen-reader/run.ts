/**
 * Walks the main journey with Orca and compares what it says with `packages/pages/orca.json`. Prints each difference; the exit code
 * is 1 if there is one. `--record` writes the file instead; then `biome format --write packages/pages` shortens its lists.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dayOf, readClock } from '../../packages/content-model/src/clock.ts';
import { freePort } from '../adapters/freePort.ts';
import { startProgram } from '../adapters/startProgram.ts';
import { JOURNEY } from './journey.ts';
import { missingPackages, versions } from './programs.ts';
import { differences, type Recording } from './recording.ts';
import { startScreenReader } from './screenReader.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const FILE = path.join(ROOT, 'packages/pages/orca.json');

const missing = missingPackages();
if (missing.length > 0) throw new Error(`Not run: ${missing.join(', ')} is not installed.`);

const record = process.argv.includes('--record');
const known: Recording = JSON.parse(readFileSync(FILE, 'utf8'));
const port = await freePort();
const stop = await startProgram(
  process.execPath,
  [path.join(ROOT, 'packages/microsite/src/cli/main.ts'), 'start', path.join(ROOT, 'apps/site')],
  { port, env: { PORT: String(port) } },
);
try {
  const heard = await walk(`http://localhost:${port}`, record ? null : known);
  if (record) {
    const { asOf: _, ...rest } = { ...known, with: versions(), visits: heard };
    writeFileSync(FILE, `${JSON.stringify({ asOf: dayOf(readClock(process.env)()), ...rest }, null, 2)}\n`);
  }
  const found = record ? [] : differences(known.visits, heard);
  for (const line of found) console.log(line);
  const steps = heard.flatMap((visit) => visit.steps).length;
  console.log(`Orca: ${steps} steps, ${found.length} with other words`);
  process.exitCode = found.length > 0 ? 1 : 0;
} finally {
  await stop();
}

async function walk(origin: string, expected: Recording | null): Promise<Recording['visits']> {
  const visits = [];
  for (const [number, { address, steps }] of JOURNEY.entries()) {
    const reader = await startScreenReader(`${origin}${address}`);
    try {
      const heard = [];
      for (const [place, step] of steps.entries()) {
        const recorded = expected?.visits[number]?.steps[place]?.said.length ?? 1;
        heard.push({ ...step, said: await reader.press(step.keys, recorded) });
      }
      visits.push({ address, steps: heard });
    } finally {
      await reader.stop();
    }
  }
  return visits;
}
