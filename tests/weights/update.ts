/** `pnpm weights:update`: writes the size of every entry point that browsers load into the README of its package. Run after a build. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WEIGHT_LINE, weightLine, weightsOf } from './weightsOf.ts';

const root = path.join(import.meta.dirname, '../..');
// size-limit prints its report even when a bundle is over its limit.
const weighed = JSON.parse(spawnSync('size-limit', ['--json'], { cwd: root, encoding: 'utf8' }).stdout);
for (const name of readdirSync(path.join(root, 'packages'))) {
  const weights = weightsOf(name, weighed);
  if (weights.size === 0) continue;
  const file = path.join(root, 'packages', name, 'README.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace(WEIGHT_LINE, weightLine(weights)));
}
