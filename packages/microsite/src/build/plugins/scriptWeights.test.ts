import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFolder } from '../../config/testing/siteFolder.ts';
import { checkScriptWeights } from './scriptWeights.ts';

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
