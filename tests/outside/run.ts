/**
 * What another firm gets: packs every package, and builds, serves and walks the sites of three small firms, each in an
 * empty folder outside of this repository; the third is written by the packed command. `node tests/outside/run.ts third`
 * tries one alone. Run after `turbo run build`.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { comeToLife } from './comeToLife.ts';
import { FIRMS, type Firm } from './firms.ts';
import { comesFrom, createFirm, installFirm, versionOf } from './installFirm.ts';
import { microsite, startSite, testFirm } from './microsite.ts';
import { packHouse } from './packHouse.ts';
import { walkSite } from './walkSite.ts';

const root = path.join(import.meta.dirname, '../..');
const packages = path.join(root, 'packages');
const target = mkdtempSync(path.join(tmpdir(), 'outside-'));

const sample = JSON.parse(readFileSync(path.join(packages, 'stories/content/brand.json'), 'utf8'));
const words: string[] = [sample.firm, sample.short, sample.product, sample.phrase, sample.line];
const addresses = [sample.site, sample.mainSite].map((address: string) => new URL(address).hostname);
const react = versionOf(path.join(packages, 'microsite/node_modules/react/package.json'));

async function tryFirm(firm: Firm, tarballs: Map<string, string>): Promise<string> {
  const folder = path.join(target, firm.made?.folder ?? firm.name);
  if (firm.made) createFirm({ flags: firm.made.flags, folder, tarballs });
  else {
    const source = path.join(import.meta.dirname, firm.name);
    installFirm({ source, folder, tarballs, others: firm.ownPage ? { react } : {} });
  }
  const own = comesFrom(folder, root);
  if (own.length > 0)
    throw new Error(`This is not of the tarballs but of the repository:\n${own.join('\n')}`);
  const said = firm.made ? testFirm(folder) : microsite(folder, 'check') + microsite(folder, 'build');
  if (/warn|externalized|is empty/i.test(said)) throw new Error(`microsite build warns:\n${said}`);

  const { site: published } = JSON.parse(readFileSync(path.join(folder, 'content/brand.json'), 'utf8'));
  const { origin, stop } = await startSite(folder);
  try {
    const { pages, files } = await walkSite({ firm, origin, published, sample: [...words, ...addresses] });
    await comeToLife(firm, origin);
    return `${pages} pages, ${files} addresses that they name`;
  } finally {
    await stop();
  }
}

try {
  mkdirSync(path.join(target, 'tarballs'));
  const tarballs = packHouse(packages, path.join(target, 'tarballs'));
  const [only] = process.argv.slice(2);
  for (const firm of FIRMS.filter(({ name }) => only === undefined || name === only)) {
    const seen = await tryFirm(firm, tarballs).catch((error: unknown) => {
      throw new Error(`${firm.name}: ${error instanceof Error ? error.message : error}`);
    });
    console.info(`✓ ${firm.name} firm: installed outside, built, served and walked: ${seen}`);
  }
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  rmSync(target, { recursive: true, force: true });
}
