import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { SettingError } from '@tamarack-lowe/server';
import { gt, lt, valid } from 'semver';
import type { RanMigration } from '../migrate/migrations.ts';
import {
  type Dependency,
  installedFolder,
  MICROSITE,
  readDependencies,
  readManifest,
  setVersions,
} from '../upgrade/manifest.ts';
import { findPackageManager, type PackageManager } from '../upgrade/packageManager.ts';
import { lastLines, type ProgramResult, runProgram } from '../upgrade/program.ts';
import { REPORT, type Upgrade, upgradeReport } from '../upgrade/report.ts';
import { changedFiles, cleanRepository, inCopy } from '../upgrade/repository.ts';

type Options = {
  /** The version to move to. Default: the newest one of the registry. */
  to?: string | undefined;
  /** Upgrades a copy elsewhere, and prints the report only. Default: false. */
  'dry-run'?: boolean | undefined;
};

/** Milliseconds for the migrations, and for the check after them. */
const STEP_MS = 5 * 60_000;

/**
 * Moves a site to another version of the framework: sets the versions in `package.json`, installs them, runs the migrations
 * between the two versions with the new one, and writes a report of what changed and what is left to do. Throws a `SettingError`
 * and changes nothing when the Git tree has changes, the registry cannot be reached, or the installation fails.
 */
export async function upgrade(
  folder: string,
  { to, 'dry-run': dryRun = false }: Options = {},
  findManager: (home: string, root: string) => PackageManager = findPackageManager,
): Promise<void> {
  const home = resolve(folder);
  const dependencies = readDependencies(home);
  const from = dependencies.find(({ name }) => name === MICROSITE)?.version ?? null;
  if (from === null)
    throw new SettingError(
      `The package.json of ${home} names no version of ${MICROSITE}. Go to the folder of the site.`,
    );
  const root = cleanRepository(home);
  const manager = findManager(home, root);
  const target = await findTarget(manager, from, to);
  if (target === null) return console.log(`${MICROSITE} ${from} is the newest version. Nothing to upgrade.`);
  for (const { name, version, range } of dependencies)
    console.log(`${name}  ${version ?? range} → ${target}`);

  // Git returns its root without symbolic links.
  const below = relative(root, realpathSync(home));
  const work = async (top: string) => {
    const place = join(top, below);
    return await moveTo({ home: place, root: top, from, target, dependencies }, findManager(place, top));
  };
  if (dryRun) {
    console.log('Trying it in a copy …');
    console.log(`\n${upgradeReport(await inCopy(root, work))}\nNothing was changed here.`);
    return;
  }
  console.log(`Installing with ${manager.name} …`);
  const done = await work(root);
  writeFileSync(join(home, REPORT), upgradeReport(done));
  const left = done.byHand.length + done.migrations.flatMap(({ byHand }) => byHand).length;
  console.log(
    `${from} → ${target}. Files: ${done.files.length}. Left to do by hand: ${left + done.issues.length}. All of it is in ${REPORT}.`,
  );
}

/** Returns the version to move to, and null when the site has it. */
async function findTarget(manager: PackageManager, from: string, to?: string): Promise<string | null> {
  if (to !== undefined && valid(to) !== to)
    throw new SettingError(`"--to ${to}" is no version. Write it whole: --to 1.4.0`);
  const target = await manager.findVersion(MICROSITE, to);
  if (target === null)
    throw new SettingError(
      `The registry has no ${MICROSITE}${to === undefined ? '' : ` ${to}`}. Versions that it has: ${manager.name} view ${MICROSITE} versions`,
    );
  if (to !== undefined && lt(target, from))
    throw new SettingError(
      `${target} is older than ${from}, which is installed, and there are no migrations back. Use Git: git revert.`,
    );
  return gt(target, from) ? target : null;
}

type Move = {
  home: string;
  root: string;
  from: string;
  target: string;
  dependencies: readonly Dependency[];
};

async function moveTo(
  { home, root, from, target, dependencies }: Move,
  manager: PackageManager,
): Promise<Upgrade> {
  const published = await Promise.all(
    dependencies.map(async ({ name }) => (await manager.findVersion(name, target)) !== null),
  );
  const packages = dependencies.filter((_, index) => published[index]);
  const unpublished = dependencies.filter((_, index) => !published[index]);
  const file = join(home, 'package.json');
  const before = readManifest(home);
  const { text, byHand } = setVersions(before, packages, target);
  writeFileSync(file, text);
  try {
    await manager.install();
  } catch (error) {
    writeFileSync(file, before);
    throw error;
  }
  const { migrations, issue } = await migrateWith(home, from);
  const check = await runInstalled(home, ['check', '.']);
  return {
    from,
    to: target,
    packages,
    migrations,
    files: changedFiles(root),
    byHand: [
      ...byHand.map(
        ({ name, range, line }) =>
          `package.json, line ${line}: ${name} is "${range}". Set its version to ${target} where that is decided.`,
      ),
      ...unpublished.map(
        ({ name, range, line }) =>
          `package.json, line ${line}: there is no ${name} ${target}. It stays at "${range}".`,
      ),
      ...(issue === null ? [] : [issue]),
    ],
    issues: check.code === 0 ? [] : lastLines(check, 200).split('\n'),
  };
}

/** Runs the migrations of the version that is installed now. The version that began the upgrade does not have them. */
async function migrateWith(
  home: string,
  from: string,
): Promise<{ migrations: RanMigration[]; issue: string | null }> {
  const ran = await runInstalled(home, ['migrate', '.', '--force', '--json', '--from', from]);
  // A config may print lines before this one.
  const lastLine = ran.code === 0 ? ran.stdout.trim().split('\n').at(-1) : undefined;
  if (lastLine !== undefined) return { ...JSON.parse(lastLine), issue: null };
  return {
    migrations: [],
    issue: `microsite migrate failed. Fix the problem, then run: npx microsite migrate --force --from ${from}. Its output: ${lastLines(ran)}`,
  };
}

/** Runs a command of the installed microsite. */
async function runInstalled(home: string, args: readonly string[]): Promise<ProgramResult> {
  const folder = installedFolder(home, MICROSITE) ?? '';
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return await runProgram(process.execPath, [join(folder, bin.microsite), ...args], {
    cwd: home,
    limitMs: STEP_MS,
  });
}
