/**
 * Runs Vite, which makes the scripts and the sheet of browsers and what draws their pages. When nothing of what it reads
 * has changed since the last time, what it made then stays.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { stampOf } from './stampOf.ts';

const site = join(import.meta.dirname, '..');
const packages = join(site, '../../packages');
const built = join(site, 'build');
const list = join(built, 'bundled.json');

/** What Vite reads besides installed packages. It stops when it reads something else. */
const SOURCES = [
  ...['app', 'server', 'recordings', 'vite.config.ts', 'package.json', 'tsconfig.json'].map((name) =>
    join(site, name),
  ),
  ...['bareImports.ts', 'minifyTwice.ts', 'plainSentinels.ts'].map((name) => join(site, 'build-steps', name)),
  ...['api-client', 'content-model', 'content-tools', 'pages', 'state', 'stories', 'ui'].flatMap((name) => [
    join(packages, name, 'src'),
    join(packages, name, 'package.json'),
  ]),
  join(packages, 'stories/content/pictures/objects'),
  join(site, '../../tsconfig.base.json'),
];

const environments = ['.env', '.env.local', '.env.production', '.env.production.local']
  .map((name) => join(site, name))
  .filter((file) => existsSync(file));
const settings = Object.entries(process.env).filter(([name]) => /^(?:VITE_|NODE_ENV$)/.test(name));
const stamp = JSON.stringify([
  stampOf(...SOURCES, ...environments),
  settings.sort(),
  new Date().getFullYear(),
]);

if (existsSync(list) && readFileSync(list, 'utf8') === stamp) {
  console.info('Scripts and styles: as before');
} else {
  rmSync(list, { force: true });
  const { createBuilder } = await import('vite');
  const { earlyScript } = await import('./slim/earlyScript.ts');
  const builder = await createBuilder({
    root: site,
    plugins: [{ name: 'known-sources', moduleParsed: ({ id }) => complainOfUnknown(id) }],
  });
  await builder.buildApp();
  mkdirSync(built, { recursive: true });
  writeFileSync(join(built, 'early.js'), await earlyScript());
  writeFileSync(list, stamp);
}

function complainOfUnknown(id: string): void {
  const file = id.replace(/[?#].*$/, '');
  if (!existsSync(file) || file.includes(`${sep}node_modules${sep}`)) return;
  if (SOURCES.some((source) => file === source || file.startsWith(source + sep))) return;
  throw new Error(
    `The site is made of ${file} too. Add its folder to SOURCES, or changes of it will not be seen.`,
  );
}
