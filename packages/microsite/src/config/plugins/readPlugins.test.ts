import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { loadConfig } from '../loadConfig.ts';
import { CONFIG, siteFolder } from '../testing/siteFolder.ts';
import type { PluginHooks } from './contract.ts';
import { definePlugin } from './definePlugin.ts';
import { readPlugins } from './readPlugins.ts';

/** Folder of a plugin with a component, a script and a style sheet, and the address of the plugin. */
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'plugin-')));
for (const name of ['plugin.ts', 'Page.tsx', 'script.ts', 'page.css']) writeFileSync(join(folder, name), '');
afterAll(() => rmSync(folder, { recursive: true }));
const from = pathToFileURL(join(folder, 'plugin.ts')).href;

const load = () => ({ title: 'Hours', description: 'When to come.', data: {} });
const plugin = (hooks: object, more: object = {}) =>
  definePlugin({
    name: 'office-hours',
    compatible: '^1.0.0',
    from,
    setup: () => hooks as PluginHooks,
    ...more,
  })();
const FREE: Record<'pages' | 'blocks', string[]> = { pages: [], blocks: [] };
const read = (plugins: ReturnType<typeof plugin>[], version = '1.4.0', taken = FREE) =>
  readPlugins(plugins, taken, version);
const words = (...plugins: ReturnType<typeof plugin>[]) =>
  read(plugins).issues.map(({ field, words: said }) => `${field}: ${said}`);

const PAGE = { page: 'hours', component: './Page', load };

test('resolves modules and style sheets from the file of the plugin, without extension', () => {
  const { plugins, issues } = read([
    plugin({ routes: [{ ...PAGE, styles: './page.css' }], clientScript: { entry: './script', weight: 200 } }),
  ]);
  expect(issues).toEqual([]);
  const [{ hooks } = { hooks: {} as PluginHooks }] = plugins;
  expect(hooks.routes?.[0]?.component).toBe(join(folder, 'Page.tsx'));
  expect(hooks.routes?.[0]?.styles).toBe(join(folder, 'page.css'));
  expect(hooks.clientScript?.entry).toBe(join(folder, 'script.ts'));
});

test('names a plugin for a later version, and the remedy', () => {
  expect(words(plugin({}, { compatible: '^2.0.0' }))).toEqual([
    'plugins[0]: "office-hours": it is made for @tamarack-lowe/microsite ^2.0.0, and this site has 1.4.0. Update the older of the two, npm install @tamarack-lowe/microsite@"^2.0.0" or a newer office-hours, or take it out.',
  ]);
  expect(words(plugin({}, { compatible: 'soon' }))[0]).toMatch(/"soon", which is no range of versions/);
});

test('counts a candidate as the release it leads to', () => {
  expect(read([plugin({})], '1.0.0-rc.1').issues).toEqual([]);
  expect(read([plugin({}, { compatible: '^2' })], '1.0.0-rc.1').issues).toHaveLength(1);
});

test('does not run the setup of a plugin for another version', () => {
  const setup = () => {
    throw new Error('A hook that does not exist yet.');
  };
  expect(words(definePlugin({ name: 'late', compatible: '^2', from, setup })())[0]).toMatch(/is made for/);
});

test('names the option of a plugin that is wrong, with a similar one', () => {
  const hours = definePlugin({
    name: 'office-hours',
    compatible: '^1.0.0',
    from,
    options: v.strictObject({ page: v.string('Write a name.'), days: v.optional(v.number()) }),
    setup: ({ page }) => ({ routes: [{ ...PAGE, page }] }),
  });
  expect(read([hours({ page: 'hours' })]).plugins[0]?.hooks.routes?.[0]?.page).toBe('hours');
  const wrong = JSON.parse('{ "page": 3, "dais": 2 }');
  expect(words(hours(wrong))).toEqual([
    'plugins[0].page: "office-hours": found 3. Write a name.',
    'plugins[0].dais: "office-hours": there is no such field. Did you mean "days"?',
  ]);
});

test('names a plugin whose setup throws, and a hook that this version does not know', () => {
  const setup = () => {
    throw new Error('No key.');
  };
  expect(words(plugin({}, { setup }))[0]).toBe(
    'plugins[0]: "office-hours": its setup failed: No key. Correct its options, update it, or take it out.',
  );
  expect(words(plugin({ route: [] }))[0]).toMatch(
    /^plugins\[0\]: "office-hours", route: there is no such field. Did you mean "routes"\?/,
  );
  expect(words(plugin({ routes: [{ ...PAGE, component: './Paje' }] }))[0]).toMatch(
    /there is no file "\.\/Paje" beside .*Install it again/,
  );
});

test.each<[string, PluginHooks]>([
  ['the page "hours"', { routes: [PAGE] }],
  ['the block "pull-quote"', { blocks: { 'pull-quote': { component: './Page' } } }],
  ['the campus events', { events: () => ({ events: [] }) }],
  ['the file adapters/fly.toml', { adapters: { 'fly.toml': () => '' } }],
])('names two plugins that want %s', (what, hooks) => {
  expect(words(plugin(hooks), plugin(hooks, { name: 'other' }))).toEqual([
    `plugins[1]: "other" wants ${what}, and the plugin "office-hours" has it already. Take one of the two out, or give this one another name in its options, if it has such an option.`,
  ]);
});

test('names a plugin that wants what the config or the kit has', () => {
  const { issues } = read([plugin({ routes: [PAGE] })], '1.0.0', { pages: ['hours'], blocks: [] });
  expect(issues[0]?.words).toMatch(/and "pages" of this config has it already/);
  expect(words(plugin({ routes: [{ ...PAGE, page: 'campus' }] }))[0]).toMatch(/and the kit has it already/);
  expect(words(plugin({ adapters: { Caddyfile: () => '' } }))[0]).toMatch(/and the kit has it already/);
  expect(words(plugin({}), plugin({}))[0]).toMatch(/wants the name "office-hours"/);
});

/** Loads a config with a plugin in the folder of the site. */
function configWith(hooks: string, fields = '') {
  const site = siteFolder({
    'microsite.config.ts': `import { definePlugin } from '@tamarack-lowe/microsite';
      const counter = definePlugin({ name: 'counter', compatible: '^1', from: import.meta.url, setup: () => (${hooks}) });
      export default { ...${JSON.stringify(CONFIG)}, plugins: [counter()], ${fields} };`,
  });
  writeFileSync(join(site, 'count.ts'), 'export const start = () => undefined;');
  return loadConfig(site);
}

const SCRIPT = "{ clientScript: { entry: './count', weight: 100 } }";

test('loads a plugin in a file of the site', async () => {
  const { plugins, folder: site } = await configWith(SCRIPT, 'analytics: { consent: () => true }');
  expect(plugins).toMatchObject([
    { name: 'counter', hooks: { clientScript: { entry: join(site, 'count.ts'), weight: 100 } } },
  ]);
});

test('refuses a script that waits for consent when the config asks for none, and analytics that measure nothing', async () => {
  await expect(configWith(SCRIPT)).rejects.toThrow(/analytics\.consent: the plugin "counter" starts only/);
  await expect(configWith('{}', 'analytics: {}')).rejects.toThrow(
    /analytics: nothing is measured\. Write "path"/,
  );
});

test('refuses a function of a plugin that the config does not call', async () => {
  await expect(configWith('{}', 'plugins: [counter]')).rejects.toThrow(
    /plugins\[0\]: .*Give a plugin, called with its options/,
  );
});
