import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { siteFolder } from '../../config/testing/siteFolder.ts';
import { emptyExports, SERVER_FILE, siteModules } from './siteModules.ts';

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
