import { expect, test } from 'vitest';
import { bundleWorker } from './bundleWorker.ts';

test('the worker of a site is one script that holds what the build knows', async () => {
  const settings = { files: ['/assets/a-1.js'], offline: [], bytes: 1, geolocation: '/where', languages: [] };
  const worker = await bundleWorker(settings);
  expect(worker).toContain('/assets/a-1.js');
  expect(worker).not.toMatch(/process\.env|OFFLINE_SETTINGS|\bimport\b/);
});
