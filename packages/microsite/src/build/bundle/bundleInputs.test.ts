import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { emptyFolder } from '../testing/emptyFolder.ts';
import { collectInputs } from './bundleInputs.ts';

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
