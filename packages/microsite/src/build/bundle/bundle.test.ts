import { expect, test } from 'vitest';
import { loadConfig } from '../../config/loadConfig.ts';
import { CONFIG, configuredFolder } from '../../config/testing/siteFolder.ts';
import { bundlerKey } from './bundle.ts';

test('the base and custom pages of a config change the key of a bundle; events and origin do not', async () => {
  const config = await loadConfig(configuredFolder({ ...CONFIG }));
  const page = { path: '/about', component: async () => () => null };
  const others = [config, { ...config, base: '/careers/' }, { ...config, pages: [page] }].map(bundlerKey);
  expect(new Set(others).size).toBe(3);
  const features = { ...config.features, events: false };
  expect(bundlerKey({ ...config, features, origin: 'https://other.example.com' })).toBe(others[0]);
});
