import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import type { LoadedPlugin } from '../../config/plugins/contract.ts';
import { siteFolder } from '../../config/testing/siteFolder.ts';
import { emptyExports, SERVER_FILE, siteModules, withoutPlugins } from './siteModules.ts';

const module = fileURLToPath(import.meta.resolve('@tamarack-lowe/microsite/measure'));

/** Bundles a script (`code`) that imports only what `siteModules` adds. Returns the code of its first chunk and of later ones. */
async function scriptsOf(
  options: Parameters<typeof siteModules>[0],
  code = "import 'virtual:microsite/measure';",
) {
  const entry = {
    name: 'virtual-entry',
    resolveId: (id: string) => (id === 'virtual:entry' ? id : undefined),
    load: (id: string) => (id === 'virtual:entry' ? code : undefined),
  };
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [siteModules(options), entry],
    build: { write: false, modulePreload: false, rolldownOptions: { input: 'virtual:entry' } },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const codeOf = (isFirst: boolean) =>
    chunks.flatMap(({ isEntry, code }) => (isEntry === isFirst ? code.trim() : []));
  return { first: codeOf(true).join(), later: codeOf(false) };
}

/** Returns the code of the module with the pages, components and blocks of a site. */
function modulesOf(options: Parameters<typeof siteModules>[0]): string {
  const { load } = siteModules(options);
  if (typeof load !== 'function') throw new Error('The plugin loads no module.');
  return String(Reflect.apply(load, undefined, ['\0virtual:microsite/pages', {}]));
}

test('a site that measures nothing has no code that measures', async () => {
  expect(await scriptsOf({ config: null, base: '/', measure: null })).toEqual({ first: '', later: [] });
});

test('the code that measures is in a chunk of its own, which loads later', async () => {
  const { first, later } = await scriptsOf({ config: null, base: '/', measure: { module, to: '/vitals' } });
  expect(first).toContain('/vitals');
  expect(first).not.toContain('layout-shift');
  expect(later.join()).toContain('layout-shift');
});

test('a script calls `consent` of the config', async () => {
  const consent = () => true;
  const folder = siteFolder({
    'microsite.config.ts': `export default { analytics: { path: '/vitals', consent: () => localStorage.agreed === 'yes' } };`,
  });
  const config = `${folder}/microsite.config.ts`;
  const { first } = await scriptsOf({
    config,
    base: '/careers/',
    measure: { module, to: '/careers/vitals', consent },
  });
  expect(first).toContain('localStorage.agreed');
  expect(first).toContain('/careers/vitals');
});

test('only a config that can ask for consent again has code for it', async () => {
  const folder = siteFolder({
    'microsite.config.ts': `export default { analytics: { path: '/vitals', consent: () => true, manage: () => confirm('Again?') } };`,
  });
  const config = `${folder}/microsite.config.ts`;
  const manage = () => true;
  const measure = { module, to: '/vitals', consent: manage };
  const code = 'console.log((await import("virtual:microsite/choice")).manageChoice);';
  const withChoice = await scriptsOf({ config, base: '/', measure: { ...measure, manage } }, code);
  expect([withChoice.first, ...withChoice.later].join()).toContain('Again?');
  const without = await scriptsOf({ config: null, base: '/', measure: { module, to: '/vitals' } }, code);
  expect([without.first, ...without.later].join()).not.toContain('layout-shift');
});

/** Writes a plugin whose file imports what only Node has, and its script. Returns the plugin, and options to bundle it. */
function withPlugin(hooks: LoadedPlugin['hooks'] = {}) {
  const folder = siteFolder({
    'counter.ts':
      "import { readFileSync } from 'node:fs';\nexport const counter = () => readFileSync('secret');",
    'count.ts': "export const start = () => document.title.concat('counted');",
    'Page.ts': "export default () => 'a page of a plugin';",
    'microsite.config.ts': `import { counter } from './counter.ts';
      export default { plugins: [counter()], analytics: { consent: () => localStorage.agreed === 'yes' } };`,
  });
  const file = join(folder, 'counter.ts');
  const startScripts = module.replace('measureWhenIdle', 'startScripts');
  return {
    folder,
    config: join(folder, 'microsite.config.ts'),
    plugins: { list: [{ name: 'counter', file, hooks }], startScripts },
  };
}

test('the script of a plugin loads later, after the consent of the config, without the file of the plugin', async () => {
  const { config, folder, plugins } = withPlugin();
  const clientScript = { entry: join(folder, 'count.ts'), weight: 100, options: { to: '/counted-here' } };
  const list = plugins.list.map((plugin) => ({ ...plugin, hooks: { clientScript } }));
  const consent = () => true;
  const { first, later } = await scriptsOf({
    config,
    base: '/',
    measure: { module, to: undefined, consent },
    plugins: { ...plugins, list },
  });
  expect(first).toContain('localStorage.agreed');
  expect(first).toContain('/counted-here');
  expect(first).not.toContain('secret');
  expect(later.join()).toContain('counted');
});

test('a site without plugins has no byte of them in its scripts, however its config says so', async () => {
  const files = async (field: string, plugins: Parameters<typeof siteModules>[0]['plugins']) => {
    const folder = siteFolder({
      'microsite.config.ts': `export default { ${field} analytics: { consent: () => localStorage.agreed === 'yes' } };`,
    });
    const config = join(folder, 'microsite.config.ts');
    const consent = () => true;
    const code = "import 'virtual:microsite/measure'; export * from 'virtual:microsite/pages';";
    return await scriptsOf({ config, base: '/', measure: { module, to: '/vitals', consent }, plugins }, code);
  };
  const startScripts = module.replace('measureWhenIdle', 'startScripts');
  const before = await files('', undefined);
  expect(before.first).toContain('localStorage.agreed');
  expect(await files('', { list: [], startScripts })).toEqual(before);
  expect(await files('plugins: [],', { list: [], startScripts })).toEqual(before);
});

test('scripts have a config without the options of plugins', () => {
  const config = (plugins: string) =>
    `export default defineMicrosite({ content: './é', ${plugins}analytics: { consent: () => true } });`;
  const called = "plugins: [events({ url: 'https://example.com/é' }), jobs()]";
  expect(withoutPlugins('a.ts', config(`${called} /* two */, `))).toBe(config(''));
  expect(withoutPlugins('a.ts', config('plugins, '))).toBe(config(''));
  expect(withoutPlugins('a.ts', `export default { base: '/', ${called}, };`)).toBe(
    "export default { base: '/', };",
  );
  expect(withoutPlugins('a.ts', `export default defineMicrosite({ ${called}, });`)).toBe(
    'export default defineMicrosite({});',
  );
  for (const text of ['export default config;', 'export default { pages: [] };'])
    expect(withoutPlugins('a.ts', text)).toBe(text);
});

test('pages and blocks of a plugin are chunks that other pages do not load', async () => {
  const { folder, plugins } = withPlugin();
  const component = join(folder, 'Page.ts');
  const hooks = {
    routes: [{ page: 'hours', component, load: () => ({ title: '', description: '', data: {} }) }],
    blocks: { 'pull-quote': { component } },
  };
  const list = plugins.list.map((plugin) => ({ ...plugin, hooks }));
  const code = modulesOf({ config: null, base: '/', measure: null, plugins: { ...plugins, list } });
  expect(code).toContain(`page":"hours","plugin":true`);
  expect(code.match(/\(\) => import\(/g)).toHaveLength(2);
  expect(modulesOf({ config: null, base: '/', measure: null, plugins: { ...plugins, list: [] } })).toBe(
    'export const customPages = [], customComponents = {}, customBlocks = {};',
  );
});

test('browsers get the names that a `.server` file exports, without their values', () => {
  const text = `import * as v from "valibot";
    export function readWorks() {}
    export const SIZE = 1, { length } = [];
    const inside: number = 2;
    export { inside as outside, type Other };
    export type Page = 1;
    export default readWorks;`;
  const names = ['const readWorks =', 'const SIZE =', 'const length =', 'const outside =', 'default'];
  expect(emptyExports('works.server.ts', text)).toBe(
    names.map((name) => `export ${name} undefined;`).join('\n'),
  );
});

test('a `.server` file is known by its name', () => {
  expect(SERVER_FILE.test('/site/own/readWorks.server.ts')).toBe(true);
  expect(SERVER_FILE.test('/site/own/Works.tsx')).toBe(false);
});
