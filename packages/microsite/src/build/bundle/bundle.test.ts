import { expect, test } from 'vitest';
import { loadConfig } from '../../config/loadConfig.ts';
import { CONFIG, configuredFolder } from '../../config/testing/siteFolder.ts';
import { madeBy } from '../madeBy.ts';

test('a bundle is another for another base, and for a config that brings something or does so no more', async () => {
  const config = await loadConfig(configuredFolder({ ...CONFIG }));
  const page = { path: '/about', Component: () => null };
  const others = [config, { ...config, base: '/careers/' }, { ...config, pages: [page] }].map(madeBy);
  expect(new Set(others).size).toBe(3);
  expect(madeBy({ ...config, events: false, origin: 'https://other.example.com' })).toBe(others[0]);
});
