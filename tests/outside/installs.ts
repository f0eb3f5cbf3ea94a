/**
 * Measures what a firm installs, and what serves its site. Creates a site from a local registry, builds it, then installs the server
 * alone as its Dockerfile does, and asks that server for every kind of response. Prints a table of megabytes; fails above the bounds.
 * Run after `turbo run build`.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFirm } from './installFirm.ts';
import { installServer, serverIssues } from './installServer.ts';
import { microsite } from './microsite.ts';
import { publishPackages, startRegistry } from './registry.ts';
import { packagesIn, tableOf } from './weightOfInstall.ts';
import { withdrawColleague } from './withdrawColleague.ts';

/** Most megabytes of `node_modules`, as `du` counts them on Linux. */
const BOUNDS = { site: 180, server: 90 };
/** Packages that build, and that a server does not need. */
const BUILDERS = ['vite', 'satori', 'sharp', 'rolldown', 'lightningcss', '@tamarack-lowe/microsite'];

const root = path.join(import.meta.dirname, '../..');
const target = mkdtempSync(path.join(tmpdir(), 'installs-'));
const site = path.join(target, 'firm/site');
const server = path.join(target, 'server');
mkdirSync(path.join(target, 'registry'));
const issues: string[] = [];

function weigh(what: keyof typeof BOUNDS, folder: string) {
  const packages = packagesIn(folder);
  const total = packages.reduce((sum, { megabytes }) => sum + megabytes, 0);
  console.info(`\n${tableOf(`node_modules of a ${what}`, packages)}\n`);
  if (total > BOUNDS[what])
    issues.push(`node_modules of a ${what} has ${total.toFixed(1)} of ${BOUNDS[what]} MB.`);
  return packages.map(({ name }) => name);
}

const registry = await startRegistry(path.join(target, 'registry'));
try {
  publishPackages(root, registry);
  const flags = ['--yes', '--language', 'en-CA'];
  createFirm({ manager: 'npm', flags, folder: site, registry: registry.address });
  weigh('site', site);
  withdrawColleague(site);
  microsite(site, 'build');
  installServer({ site, folder: server, registry: registry.address });
  const served = weigh('server', server);
  issues.push(
    ...served.filter((name) => BUILDERS.includes(name)).map((name) => `The server brings ${name}.`),
  );
  issues.push(...(await serverIssues({ site, server })));
} catch (error) {
  issues.push(error instanceof Error ? error.message : String(error));
} finally {
  await registry.stop();
  rmSync(target, { recursive: true, force: true });
}
for (const issue of issues) console.error(`✗ ${issue}`);
if (issues.length > 0) process.exitCode = 1;
else
  console.info(
    '✓ the server alone serves pages, 404, 410, the content host, and the build that a hook makes',
  );
