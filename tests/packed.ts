/**
 * Packs every package and checks the tarballs: publint, attw, a bundle by webpack, public types against their reports, `'use client'`
 * directives of `ui`, bytes of entry points against READMEs, style sheets of a page with one circle, unused code and dependencies.
 * Run after `turbo run build`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import kit from '../packages/ui/package.json' with { type: 'json' };
import { reportIssues } from './api/reports.ts';
import { bundleWithWebpack } from './bundleWithWebpack.ts';
import { directiveIssues } from './directiveIssues.ts';
import { publishedPackages } from './publishedPackages.ts';
import { weightIssues, weightsOf } from './weights/weightsOf.ts';

const root = path.join(import.meta.dirname, '..');
const packages = path.join(root, 'packages');
const target = mkdtempSync(path.join(tmpdir(), 'packed-'));
let failed = false;

function fail(what: string) {
  failed = true;
  console.error(`✗ ${what}`);
}

for (const home of publishedPackages(root)) {
  const folder = path.join(root, home);
  const name = path.basename(home);
  const tarball = path.join(target, `${name}.tgz`);
  execFileSync('pnpm', ['pack', '--out', tarball], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

  const { messages, pkg } = await publint({
    pack: { tarball: new Uint8Array(readFileSync(tarball)).buffer },
  });
  for (const message of messages) {
    if (message.type !== 'suggestion') fail(`${name}: ${formatMessage(message, pkg)}`);
  }

  // attw does not expand the `./*` that ui publishes, so it gets the list of the workspace.
  const typed = Object.keys(exports).filter((entryPoint) => !/\*|\.(?:css|json)$/.test(entryPoint));
  const types = spawnSync(
    'attw',
    [tarball, '--profile', 'esm-only', '--format', 'ascii', '--entrypoints', ...typed],
    { cwd: root, encoding: 'utf8' },
  );
  if (types.status !== 0) {
    fail(`${name}: the types of the tarball do not resolve.\n${types.stdout}${types.stderr}`);
  }
  console.info(`✓ ${name}: packed and checked, entry points: ${typed.length}`);
}
const webpackIssues = await bundleWithWebpack({
  tarball: path.join(target, 'ui.tgz'),
  entryPoints: Object.keys(kit.exports).filter((entryPoint) => !entryPoint.endsWith('.css')),
  folder: path.join(target, 'webpack'),
  modules: path.join(packages, 'ui', 'node_modules'),
});
for (const issue of webpackIssues) fail(`ui, bundled with webpack: ${issue}`);
if (webpackIssues.length === 0) console.info('✓ ui: webpack bundles every entry point and style sheet');
rmSync(target, { recursive: true });

const apiIssues = await reportIssues(root);
for (const issue of apiIssues) fail(issue);
if (apiIssues.length === 0)
  console.info('✓ public types match their reports, and changesets name every change');

for (const issue of directiveIssues(path.join(packages, 'ui', 'dist'), kit.exports)) fail(`ui: ${issue}`);

type Weight = { name: string; passed: boolean; size: number; sizeLimit: number };
const sizeLimit = spawnSync('size-limit', ['--json'], { cwd: root, encoding: 'utf8' });
if (!sizeLimit.stdout.startsWith('[')) fail(`size-limit failed: ${sizeLimit.stderr}`);
else {
  const weighed = JSON.parse(sizeLimit.stdout) as Weight[];
  for (const { name, passed, size, sizeLimit: limit } of weighed) {
    const line = `${name.padEnd(24)} ${String(size).padStart(6)} of ${String(limit).padStart(6)} bytes`;
    if (passed) console.info(`✓ ${line}`);
    else fail(line);
  }
  for (const home of publishedPackages(root)) {
    const name = path.basename(home);
    const readme = readFileSync(path.join(root, home, 'README.md'), 'utf8');
    for (const issue of weightIssues(readme, weightsOf(name, weighed)))
      fail(`${name}: ${issue}. Run pnpm weights:update`);
  }
}

const ONE_CIRCLE_SHEETS = ['foundation', 'picture', 'circle'];
const rules = ONE_CIRCLE_SHEETS.map((name) => readFileSync(path.join(packages, 'ui', 'dist', `${name}.css`)));
const ruleBytes = gzipSync(Buffer.concat(rules)).length;
if (ruleBytes > 4096) fail(`ui: the style sheets of one circle weigh ${ruleBytes} of 4096 bytes`);
else console.info(`✓ ui, sheets of one circle  ${ruleBytes} of   4096 bytes`);

if (spawnSync('knip', [], { cwd: root, stdio: 'inherit' }).status !== 0) fail('knip found unused code');
process.exit(failed ? 1 : 0);
