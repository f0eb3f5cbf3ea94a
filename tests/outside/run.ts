/**
 * Publishes every package to a registry on this machine, then builds, serves and walks the sites of small firms with them, each in
 * an empty folder outside of this repository. Some of the sites are created by name. Next builds a page with `ui` alone.
 * `node tests/outside/run.ts third` tests one firm, or `next`. Run after `turbo run build`.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addressesAbove } from './addressesAbove.ts';
import { buildWithNext } from './buildWithNext.ts';
import { checkTypes } from './checkTypes.ts';
import { FIRMS, type Firm } from './firms.ts';
import { createFirm, installFirm, versionOf } from './installFirm.ts';
import { microsite, startSite, testFirm } from './microsite.ts';
import { missingSchemas } from './missingSchemas.ts';
import { moveBelowBase } from './moveBelowBase.ts';
import { publishPackages, type Registry, startRegistry } from './registry.ts';
import { differentFrom, linksInto } from './resolved.ts';
import { testAnalytics } from './testAnalytics.ts';
import { testDevelopment } from './testDevelopment.ts';
import { testHydration } from './testHydration.ts';
import { walkBelow } from './walkBelow.ts';
import { walkSite } from './walkSite.ts';

const MICROSITE = '@tamarack-lowe/microsite';
const root = path.join(import.meta.dirname, '../..');
const packages = path.join(root, 'packages');
const target = mkdtempSync(path.join(tmpdir(), 'outside-'));

const sample = JSON.parse(readFileSync(path.join(packages, 'stories/content/brand.json'), 'utf8'));
const words: string[] = [sample.firm, sample.short, sample.product, sample.phrase, sample.line];
const addresses = [sample.site, sample.mainSite].map((address: string) => new URL(address).hostname);
const house = path.join(packages, 'microsite');
const { version, exports } = JSON.parse(readFileSync(path.join(house, 'package.json'), 'utf8'));
const entryPoints = Object.keys(exports)
  .filter((entryPoint) => !entryPoint.endsWith('.json'))
  .map((entryPoint) => path.posix.join(MICROSITE, entryPoint));
const asHere = (...names: string[]) =>
  Object.fromEntries(
    names.map((name) => [name, versionOf(path.join(house, 'node_modules', name, 'package.json'))]),
  );
/** Additional checks of a firm with more code than a config. */
const forCode = asHere('@tamarack-lowe/pages', 'react', '@types/react', '@types/node', 'valibot');
const forNext = asHere('@tamarack-lowe/ui', 'react', 'react-dom');

async function tryFirm(firm: Firm, registry: Registry): Promise<string> {
  const folder = path.join(target, firm.name, firm.made?.folder ?? 'site');
  const place = { folder, registry: registry.address };
  const { base = '/' } = firm;
  if (firm.made) createFirm({ ...firm.made, ...place });
  else {
    const source = path.join(import.meta.dirname, firm.name);
    const dependencies = { [MICROSITE]: version, ...(firm.own && forCode) };
    installFirm({ ...place, source, dependencies });
  }
  if (firm.made && base !== '/') moveBelowBase(base, folder);
  const strange = [...(await differentFrom(registry, folder)), ...linksInto(root, folder)];
  if (strange.length > 0)
    throw new Error(`These installed packages differ from the published ones:\n${strange.join('\n')}`);
  const withoutSchema = missingSchemas(path.join(folder, 'content'));
  if (withoutSchema.length > 0) throw new Error(`There is no schema for ${withoutSchema.join(', ')}.`);
  if (firm.own) checkTypes(folder, entryPoints);
  // Before the first build and without rendered images, as for a developer who begins.
  await testDevelopment(firm, folder);
  const said = firm.made
    ? testFirm(folder, firm.made.manager)
    : microsite(folder, 'check') + microsite(folder, 'build');
  if (/warn|externalized|is empty/i.test(said)) throw new Error(`microsite build warns:\n${said}`);

  const { site: published } = JSON.parse(readFileSync(path.join(folder, 'content/brand.json'), 'utf8'));
  const above = addressesAbove(folder, { base, published });
  if (above.length > 0) throw new Error(above.join('\n'));
  const { origin, said: written, stop } = await startSite(folder);
  try {
    const { pages, files } = await walkSite({ firm, origin, published, sample: [...words, ...addresses] });
    await testHydration(firm, origin);
    await testAnalytics(firm, { folder, origin, said: written });
    const other = Object.keys(firm.languages).find((home) => home !== base);
    if (base !== '/' && other !== undefined) await walkBelow({ base, other, slide: firm.press.to }, origin);
    return `${pages} pages, ${files} addresses that they name`;
  } finally {
    await stop();
  }
}

const storage = path.join(target, 'registry');
mkdirSync(storage);
const registry = await startRegistry(storage);
try {
  publishPackages(root, registry);
  const [only] = process.argv.slice(2);
  for (const firm of FIRMS.filter(({ name }) => only === undefined || name === only)) {
    const seen = await tryFirm(firm, registry).catch((error: unknown) => {
      throw new Error(`${firm.name}: ${error instanceof Error ? error.message : error}`);
    });
    console.info(`✓ ${firm.name} firm: installed outside, resolved, built, served and walked: ${seen}`);
  }
  if (only === undefined || only === 'next') {
    await buildWithNext({
      folder: path.join(target, 'next'),
      registry: registry.address,
      dependencies: forNext,
    });
    console.info('✓ Next builds a site with the kit, and a browser finds it whole');
  }
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await registry.stop();
  rmSync(target, { recursive: true, force: true });
}
