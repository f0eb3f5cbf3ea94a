import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { plainImports } from './viteOptions.ts';

test('scripts call `import()` themselves, without a helper of Vite', async () => {
  const modules = new Map([
    ['virtual:entry', "import('virtual:later');"],
    ['virtual:later', "export const later = 'later';"],
  ]);
  const virtual = {
    name: 'virtual-modules',
    resolveId: (id: string) => (modules.has(id) ? id : undefined),
    load: (id: string) => modules.get(id),
  };
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plainImports, virtual],
    build: { write: false, modulePreload: false, rolldownOptions: { input: 'virtual:entry' } },
  })) as Rolldown.RolldownOutput;
  const scripts = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  expect(scripts.join()).toContain('import(');
  expect(scripts.join()).not.toContain('preloadError');
});
