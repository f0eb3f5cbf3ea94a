import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { loadConfig } from '../config/loadConfig.ts';
import { CONFIG, siteFolder } from '../config/testing/siteFolder.ts';
import { run } from './run.ts';

const log = vi.spyOn(console, 'log').mockImplementation(() => {});
const error = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => vi.clearAllMocks());

const OLD = {
  'microsite.config.ts': `export default { ...${JSON.stringify(CONFIG)}, events: false };\n`,
  'content/vocabulary.json': '{ "$schema": "./schema/vocabulary.schema.json" }\n',
};

function committed(folder: string): string {
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n');
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'A site');
  return folder;
}

test('moves config and content, says each change, and does nothing the second time', async () => {
  const folder = committed(siteFolder(OLD));
  expect(await run(['migrate', folder])).toBe(0);
  expect(log.mock.calls.map(([line]) => line)).toEqual([
    'microsite.config.ts: "events" is "features.events" now',
    'content/vocabulary.json is taxonomy.json now',
    'content/taxonomy.json: "$schema" names the new file',
    '3 changes. Look at them: git diff. Then: microsite check',
  ]);
  expect((await loadConfig(folder)).features.events).toBe(false);
  expect(existsSync(join(folder, 'content/vocabulary.json'))).toBe(false);
  expect(readFileSync(join(folder, 'content/taxonomy.json'), 'utf8')).toContain('taxonomy.schema.json');
  log.mockClear();
  expect(await run(['migrate', folder, '--force'])).toBe(0);
  expect(log.mock.calls).toEqual([['Nothing to move.']]);
});

test('style sheets and components of the site get the names of today, and packages stay', async () => {
  const folder = committed(
    siteFolder({
      'theme.css': '[data-gt-ground="dusk"] { --gt-accent: red }',
      'custom/Plan.tsx': 'export const Plan = () => <p data-gt-ground="night" />;',
      'build/client/site.css': '[data-gt-ground] {}',
    }),
  );
  expect(await run(['migrate', folder])).toBe(0);
  expect(log.mock.calls.map(([line]) => line)).toEqual([
    'custom/Plan.tsx: "data-gt-ground" is "data-gt-scheme" now',
    'theme.css: "data-gt-ground" is "data-gt-scheme" now',
    '2 changes. Look at them: git diff. Then: microsite check',
  ]);
  expect(readFileSync(join(folder, 'theme.css'), 'utf8')).toContain('[data-gt-scheme="dusk"]');
  expect(readFileSync(join(folder, 'build/client/site.css'), 'utf8')).toBe('[data-gt-ground] {}');
});

test('refuses a folder with changes, and one without Git, unless it is forced to', async () => {
  const outside = siteFolder(OLD);
  expect(await run(['migrate', outside])).toBe(1);
  expect(error.mock.lastCall?.[0]).toContain('is in no Git repository');
  const folder = committed(siteFolder(OLD));
  writeFileSync(join(folder, 'theme.css'), ':root { color: red }');
  expect(await run(['migrate', folder])).toBe(1);
  expect(error.mock.lastCall?.[0]).toContain('has changes that are not committed');
  expect(readFileSync(join(folder, 'microsite.config.ts'), 'utf8')).toBe(OLD['microsite.config.ts']);
  expect(await run(['migrate', folder, '--force'])).toBe(0);
});

test('content without a config moves, too, and a folder without both is named', async () => {
  const content = committed(siteFolder({ 'content/promises.json': '{}' }));
  expect(await run(['migrate', content])).toBe(0);
  expect(existsSync(join(content, 'content/pinned.json'))).toBe(true);
  expect(await run(['migrate', join(content, 'content'), '--force'])).toBe(1);
  expect(error.mock.lastCall?.[0]).toContain('neither microsite.config.ts nor content');
});

test('no other command can be forced', async () => {
  expect(await run(['check', '--force'])).toBe(1);
  expect(error.mock.lastCall?.[0]).toBe('"microsite check" has no option "--force".');
});
