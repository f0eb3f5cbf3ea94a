import { readFileSync } from 'node:fs';
import { resourceBlockSchema, storyBlockSchema } from '@tamarack-lowe/content-model/internal/content';
import { expect, test } from 'vitest';
import { COMMANDS } from './cli/run.ts';
import { componentsSchema } from './config/components.ts';
import { loadConfig } from './config/loadConfig.ts';
import { siteFolder } from './config/testing/siteFolder.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the config of the README is one that can be followed', async () => {
  const [, config = ''] = /```ts\n(\/\/ microsite\.config\.ts[\s\S]*?)```/.exec(readme) ?? [];
  const folder = siteFolder({ 'microsite.config.ts': config });
  expect(await loadConfig(folder)).toMatchObject({
    languages: ['de-CH', 'fr-CH'],
    features: { events: false },
  });
});

test('the README names every entry point, command, component and block', () => {
  const entryPoints = Object.keys(
    JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).exports,
  );
  for (const entryPoint of entryPoints) expect(readme).toContain(`\`${entryPoint}\``);
  for (const word of [...Object.keys(COMMANDS), 'content']) expect(readme).toContain(`\`microsite ${word} `);
  for (const component of Object.keys(componentsSchema.entries))
    expect(readme).toContain(`\n| \`${component}\` |`);
  const blocks = [...storyBlockSchema.options, ...resourceBlockSchema.options];
  for (const { entries } of blocks)
    expect(readme).toMatch(new RegExp(`\n\\| .*\`${entries.type.literal}\`.* \\|`));
});
