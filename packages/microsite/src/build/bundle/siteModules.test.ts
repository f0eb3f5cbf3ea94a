import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { siteFolder } from '../../config/testing/siteFolder.ts';
import { siteModules } from './siteModules.ts';

const module = fileURLToPath(import.meta.resolve('@tamarack-lowe/microsite/measure'));

/** What browsers get of a script that does nothing but what `siteModules` adds: the files it begins with, and later ones. */
async function scriptsOf(options: Parameters<typeof siteModules>[0]) {
  const entry = {
    name: 'virtual-entry',
    resolveId: (id: string) => (id === 'virtual:entry' ? id : undefined),
    load: (id: string) => (id === 'virtual:entry' ? "import 'virtual:microsite/measure';" : undefined),
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

test('leaves no byte of what measures visits where nothing is measured', async () => {
  expect(await scriptsOf({ config: null, base: '/', measure: null })).toEqual({ first: '', later: [] });
});

test('brings what measures visits in a file of its own, which comes later', async () => {
  const { first, later } = await scriptsOf({ config: null, base: '/', measure: { module, to: '/vitals' } });
  expect(first).toContain('/vitals');
  expect(first).not.toContain('layout-shift');
  expect(later.join()).toContain('layout-shift');
});

test('asks the function of a config whether visits may be measured', async () => {
  const consent = () => true;
  const folder = siteFolder({
    'microsite.config.ts': `export default { measure: { to: '/vitals', consent: () => localStorage.agreed === 'yes' } };`,
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
