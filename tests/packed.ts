/**
 * Packs every package and checks the tarballs: publint, attw, a bundle by webpack, public types against their reports, `'use client'`
 * directives of `ui`, bytes of entry points against READMEs, style sheets of a page with one circle, unused code and dependencies.
 * Run after `turbo run build`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import kit from '../packages/ui/package.json' with { type: 'json' };
import { reportIssues } from './api/reports.ts';
import { webpackTakes } from './webpackTakes.ts';
import { weightComplaints, weightsOf } from './weights/weightsOf.ts';
import { wrongDirectives } from './wrongDirectives.ts';

const root = path.join(import.meta.dirname, '..');
const packages = path.join(root, 'packages');
const target = mkdtempSync(path.join(tmpdir(), 'packed-'));
let failed = false;

function complain(what: string) {
  failed = true;
  console.error(`✗ ${what}`);
}

for (const name of readdirSync(packages)) {
  const folder = path.join(packages, name);
  const tarball = path.join(target, `${name}.tgz`);
  execFileSync('pnpm', ['pack', '--out', tarball], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

  const { messages, pkg } = await publint({
    pack: { tarball: new Uint8Array(readFileSync(tarball)).buffer },
  });
  for (const message of messages) {
    if (message.type !== 'suggestion') complain(`${name}: ${formatMessage(message, pkg)}`);
  }

  // The doors of the workspace are named one by one: attw does not look behind the `./*` that the kit publishes.
  const typed = Object.keys(exports).filter((door) => !/\*|\.(?:css|json)$/.test(door));
  const types = spawnSync(
    'attw',
    [tarball, '--profile', 'esm-only', '--format', 'ascii', '--entrypoints', ...typed],
    { cwd: root, encoding: 'utf8' },
  );
  if (types.status !== 0) {
    complain(`${name}: the types of the tarball do not resolve.\n${types.stdout}${types.stderr}`);
  }
  console.info(`✓ ${name}: packed and looked at, ${typed.length} ${typed.length === 1 ? 'door' : 'doors'}`);
}
const taken = await webpackTakes({
  tarball: path.join(target, 'ui.tgz'),
  doors: Object.keys(kit.exports).filter((door) => !door.endsWith('.css')),
  folder: path.join(target, 'webpack'),
  modules: path.join(packages, 'ui', 'node_modules'),
});
for (const wrong of taken) complain(`ui, in a page made by webpack: ${wrong}`);
if (taken.length === 0) console.info('✓ ui: webpack takes every door and sheet');
rmSync(target, { recursive: true });

const ofReports = await reportIssues(root);
for (const wrong of ofReports) complain(wrong);
if (ofReports.length === 0)
  console.info('✓ public types are what their reports say, and changesets say what changed');

for (const wrong of wrongDirectives(path.join(packages, 'ui', 'dist'), kit.exports)) complain(`ui: ${wrong}`);

type Weight = { name: string; passed: boolean; size: number; sizeLimit: number };
const scales = spawnSync('size-limit', ['--json'], { cwd: root, encoding: 'utf8' });
if (!scales.stdout.startsWith('[')) complain(`size-limit could not weigh: ${scales.stderr}`);
else {
  const weighed = JSON.parse(scales.stdout) as Weight[];
  for (const { name, passed, size, sizeLimit } of weighed) {
    const line = `${name.padEnd(24)} ${String(size).padStart(6)} of ${String(sizeLimit).padStart(6)} bytes`;
    if (passed) console.info(`✓ ${line}`);
    else complain(line);
  }
  for (const name of readdirSync(packages)) {
    const readme = readFileSync(path.join(packages, name, 'README.md'), 'utf8');
    for (const wrong of weightComplaints(readme, weightsOf(name, weighed)))
      complain(`${name}: ${wrong}. Run pnpm weights:update`);
  }
}

const ONE_CIRCLE = ['foundation', 'picture', 'circle'];
const rules = ONE_CIRCLE.map((name) => readFileSync(path.join(packages, 'ui', 'dist', `${name}.css`)));
const ruleBytes = gzipSync(Buffer.concat(rules)).length;
if (ruleBytes > 4096) complain(`ui: the style sheets of one circle weigh ${ruleBytes} of 4096 bytes`);
else console.info(`✓ ui, sheets of one circle  ${ruleBytes} of   4096 bytes`);

if (spawnSync('knip', [], { cwd: root, stdio: 'inherit' }).status !== 0) complain('knip found something');
process.exit(failed ? 1 : 0);
