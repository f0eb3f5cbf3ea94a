import { mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { emptyFolder } from '../testing/emptyFolder.ts';
import { bundleWorker, collectInputs, PURE_CALLS } from './viteBuilds.ts';

test('scripts contain the part of React Router that we use, and none of its other modes', async () => {
  const entry = virtual("export { Router, useHref, useLocation, useNavigate } from 'react-router';");
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    plugins: [entry],
    build: {
      write: false,
      rolldownOptions: {
        input: 'virtual:entry',
        preserveEntrySignatures: 'strict',
        treeshake: { manualPureFunctions: PURE_CALLS },
      },
    },
  })) as Rolldown.RolldownOutput;
  expect(output[0].code).toContain('useNavigate() may be used only in the context of a <Router> component');
  expect(output[0].code.includes('Unexpected Application Error!')).toBe(false);
});

/** A virtual module whose imports resolve from this folder. */
function virtual(code: string) {
  return {
    name: 'virtual-entry',
    resolveId: (id: string) => (id === 'virtual:entry' ? `${import.meta.dirname}/entry.js` : undefined),
    load: (id: string) => (id === `${import.meta.dirname}/entry.js` ? code : undefined),
  };
}

test('the service worker is one script that reads OFFLINE_SETTINGS, and its files are inputs of the bundle', async () => {
  const folder = emptyFolder();
  const inputs = new Set<string>();
  await bundleWorker({ worker: join(folder, 'worker.js') }, [collectInputs(inputs)]);
  expect(readdirSync(folder)).toEqual(['worker.js']);
  const worker = readFileSync(join(folder, 'worker.js'), 'utf8');
  expect(worker).toContain('OFFLINE_SETTINGS');
  expect(worker).not.toMatch(/process\.env|\bimport\b/);
  expect([...inputs]).toContain(join(import.meta.dirname, '../../offline/worker/worker.ts'));
});

test('collects modules, files that style sheets refer to, and the package.json of each', async () => {
  const folder = realpathSync(emptyFolder());
  const files = {
    'package.json': '{"type":"module"}',
    'entry.js': 'import "./sheet.css"; import { a } from "kit"; console.log(a, import.meta.url);',
    'sheet.css': '@import "./deep.css"; @import "kit/kit.css" screen; p{color:red}',
    'deep.css': 'b{background:url(./dot.png)}',
    'dot.png': 'x',
    'unused.js': '',
    'node_modules/kit/package.json':
      '{"name":"kit","type":"module","exports":{".":"./a.js","./kit.css":"./kit.css"}}',
    'node_modules/kit/a.js': 'export const a = 1;',
    'node_modules/kit/kit.css': 'i{color:blue}',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const inputs = new Set<string>();
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [collectInputs(inputs)],
    build: { rolldownOptions: { input: join(folder, 'entry.js') } },
  });
  const { 'unused.js': _, ...wanted } = files;
  expect([...inputs].map((file) => relative(folder, file)).sort()).toEqual(Object.keys(wanted).sort());
});
