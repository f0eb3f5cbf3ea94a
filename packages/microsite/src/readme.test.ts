import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadConfig } from './config/loadConfig.ts';
import { siteFolder } from './config/testing/siteFolder.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the config of the README is one that can be followed', async () => {
  const [, config = ''] = /```ts\n(\/\/ microsite\.config\.ts[\s\S]*?)```/.exec(readme) ?? [];
  const folder = siteFolder({ 'microsite.config.ts': config });
  expect(await loadConfig(folder)).toMatchObject({ languages: ['en-CA', 'fr-CA'], events: false });
});

test('the README names every door and every field of a config', async () => {
  const { configSchema } = await import('./config/configSchema.ts');
  const doors = Object.keys(
    JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).exports,
  );
  for (const door of doors) expect(readme).toContain(`\`${door}\``);
  for (const field of Object.keys(configSchema.entries)) expect(readme).toContain(`\`${field}\``);
});
