import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { noteInputs } from '../bundle/bundleInputs.ts';
import { bundleWorker } from './bundleWorker.ts';

test('the worker is one script that asks for what a build knows, and its parts are noted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const inputs = new Set<string>();
  await bundleWorker({ worker: join(folder, 'worker.js') }, [noteInputs(inputs)]);
  expect(readdirSync(folder)).toEqual(['worker.js']);
  const worker = readFileSync(join(folder, 'worker.js'), 'utf8');
  expect(worker).toContain('OFFLINE_SETTINGS');
  expect(worker).not.toMatch(/process\.env|\bimport\b/);
  expect([...inputs]).toContain(join(import.meta.dirname, '../../offline/worker/worker.ts'));
});
