import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { PluginSite } from '../../config/plugins/contract.ts';
import { siteFolder } from '../../config/testing/siteFolder.ts';
import { checkScriptWeights, writePluginAdapters, writeResponses } from './pluginOutputs.ts';

/** Creates the folder of a build, with the folders of the site and of configurations in it. */
function buildFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'outputs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['client', 'adapters']) mkdirSync(join(folder, name));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return { target: join(folder, 'client'), read };
}

test('writes responses where servers look for them, in each language', () => {
  const { target, read } = buildFolder();
  writeResponses({ '': { campus_events: '{"events":[]}' }, fr: { campus_events: '{}' } }, target);
  expect(read('responses/campus-events.json')).toBe('{"events":[]}');
  expect(read('responses/fr/campus-events.json')).toBe('{}');
});

test('writes files of plugins beside those of web servers, and names a plugin that fails', () => {
  const { target, read } = buildFolder();
  const site = { origin: 'https://grow.example.com', base: '/' };
  const write = (adapter: (site: PluginSite) => string) =>
    writePluginAdapters(
      { ...site, plugins: [{ name: 'fly', file: '/fly.js', hooks: { adapters: { 'fly.toml': adapter } } }] },
      { target, redirects: { '/old': '/new' } },
    );
  write(({ origin, redirects }) => `${origin} ${Object.keys(redirects)}`);
  expect(read('adapters/fly.toml')).toBe('https://grow.example.com /old');
  const failing = () => {
    throw new Error('No region');
  };
  expect(() => write(failing)).toThrow('The plugin "fly" failed while writing adapters/fly.toml: No region.');
});

/** Writes what Vite writes: an entry, a script of a plugin, and the chunks that both import. Checks a weight. */
function check(weight: number) {
  const folder = realpathSync(siteFolder({ 'count.ts': '' }));
  const browser = join(folder, 'browser');
  mkdirSync(join(browser, '.vite'), { recursive: true });
  const manifest = {
    'entry.ts': { file: 'entry.js', isEntry: true, imports: ['_shared.js'] },
    'count.ts': { file: 'count.js', isDynamicEntry: true, imports: ['_shared.js', '_own.js'] },
    '_shared.js': { file: 'shared.js' },
    '_own.js': { file: 'own.js' },
  };
  writeFileSync(join(browser, '.vite/manifest.json'), JSON.stringify(manifest));
  const texts = { entry: '', count: 'count()', own: 'own()', shared: 'a'.repeat(9) + Math.PI };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(browser, `${name}.js`), text);
  const clientScript = { entry: join(folder, 'count.ts'), weight };
  const plugins = [{ name: 'counter', file: '/counter.js', hooks: { clientScript } }];
  checkScriptWeights({ plugins, folder }, { browser }, 'entry.ts');
}

test('stops the build when a script is heavier than it says, without what pages have loaded', () => {
  // Two short files of 11 and 9 bytes.
  expect(() => check(20)).not.toThrow();
  expect(() => check(19)).toThrow(
    /^The plugin "counter" failed while bundling its client script: it weighs 20 bytes with Brotli, and says 19/,
  );
});
