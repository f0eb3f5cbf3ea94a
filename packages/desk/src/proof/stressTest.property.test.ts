import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { createSaveServer } from './saveServer.ts';
import { type Step, steps, stress } from './stressTest.ts';
import { zeroBytes } from './zeroBytes.ts';

const EXAMPLE = join(import.meta.dirname, '../../../content-tools/example');
const server = createSaveServer();
afterAll(() => server.close());

function copyOfExample(): string {
  const root = mkdtempSync(join(tmpdir(), 'desk-stress-'));
  cpSync(EXAMPLE, root, { recursive: true });
  return root;
}

it('opens and saves every file of a folder without changing a byte', async () => {
  const { changed, files } = await zeroBytes(copyOfExample());
  expect(changed).toEqual([]);
  expect(files).toBeGreaterThan(3);
});

/** More runs: `pnpm desk:proof`. */
const RUNS = 4;

it('loses no word of three editors, with kills, locks, clock jumps and changes underneath', async () => {
  const files = ['brand.json', 'messages.en-GB.json'];
  await fc.assert(
    fc.asyncProperty(steps(40), async (run) => {
      const root = copyOfExample();
      const { lost } = await stress({ root, files }, run, server);
      await server.setClock(0);
      rmSync(root, { recursive: true });
      expect(lost).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

it('shows a conflict where two editors change one text, and keeps both', async () => {
  const run: Step[] = [
    { do: 'type', editor: 0, file: 0, how: 2 },
    { do: 'type', editor: 1, file: 0, how: 2 },
    { do: 'save', editor: 0, file: 0 },
    { do: 'save', editor: 1, file: 0 },
    { do: 'resolve', editor: 1, file: 0 },
    { do: 'save', editor: 1, file: 0 },
  ];
  const { edits, events, found } = await stress(
    { root: copyOfExample(), files: ['brand.json'] },
    run,
    server,
  );
  expect({ edits, found }).toEqual({ edits: 2, found: 2 });
  expect(events).toMatchObject({ conflict: 1, saved: 2 });
});
