import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SettingError } from '@tamarack-lowe/server';
import { findConfig, loadConfig } from '../config/loadConfig.ts';
import { typefacePath } from '../config/typefaces.ts';

/**
 * Functions of the desk that this command uses. Its package is not a dependency of this one, because not every site edits in a
 * browser.
 */
type DeskPackage = {
  startDesk: (options: DeskOptions & { port?: number | undefined }) => Promise<{ url: string }>;
  startTeamDesk: (options: {
    repository: string;
    port?: number | undefined;
    look: DeskOptions['look'];
  }) => Promise<{ url: string; close: () => Promise<void> }>;
};

type DeskOptions = {
  contentFolder: string;
  /** Style sheet and typefaces of the site, for the preview. */
  look: { theme?: string | undefined; typefaces?: { family: string; file: string }[] };
};

const PACKAGE = '@tamarack-lowe/desk';

/**
 * Serves the desk of a site or of a content folder to browsers of this machine. With `repository`, serves the desk of a
 * team: its other settings are in the environment, and its previews have the look of the site in `folder`, if there is one.
 * Rejects with a `SettingError` when the desk is not installed or the port is in use.
 */
export async function desk(
  folder: string,
  { port, repository }: { port?: string | undefined; repository?: string | undefined } = {},
): Promise<void> {
  if (repository !== undefined) return await teamDesk(folder, { repository, port: portOf(port) });
  const site = await siteOf(resolve(folder));
  const { startDesk } = await importDesk(resolve(folder));
  const { url } = await startDesk({ ...site, port: portOf(port) }).catch(rethrowPortError);
  console.log(`The desk is at ${url}`);
}

/** Serves the desk of a team until SIGTERM, and then finishes a running publication. */
async function teamDesk(
  folder: string,
  options: { repository: string; port: number | undefined },
): Promise<void> {
  const look = await lookOf(resolve(folder));
  const { startTeamDesk } = await importDesk(resolve(folder));
  const { close, url } = await startTeamDesk({ ...options, look }).catch(rethrowPortError);
  console.log(`The desk of the team is at ${url}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void close().finally(() => process.exit()));
}

/** Returns the look of the site in a folder. If there is none, or its config cannot be read, previews have the look of the kit. */
async function lookOf(folder: string): Promise<DeskOptions['look']> {
  if (findConfig(folder) === null) return {};
  try {
    return (await siteOf(folder)).look;
  } catch (error) {
    console.error(`Previews have the look of the kit: ${error instanceof Error ? error.message : error}`);
    return {};
  }
}

async function siteOf(folder: string): Promise<DeskOptions> {
  if (findConfig(folder) !== null) {
    const { contentFolder, theme, typefaces } = await loadConfig(folder);
    const faces = typefaces.map(({ family, file }) => ({ family, file: typefacePath(file, folder) }));
    return { contentFolder, look: { theme, typefaces: faces } };
  }
  if (existsSync(join(folder, 'brand.json'))) return { contentFolder: folder, look: {} };
  throw new SettingError(
    `${folder} has no microsite.config.ts and no brand.json. Name the folder of a site or of its content.`,
  );
}

/** Imports the desk that is installed for a folder, in its own `node_modules` or in one above. */
async function importDesk(folder: string): Promise<DeskPackage> {
  for (let here = folder; ; here = dirname(here)) {
    const manifest = join(here, 'node_modules', PACKAGE, 'package.json');
    if (existsSync(manifest))
      return await import(pathToFileURL(createRequire(manifest).resolve(PACKAGE)).href);
    if (here === dirname(here)) break;
  }
  throw new SettingError(
    `The desk is not installed. Install it with "npm install --save-dev ${PACKAGE}", then try again.`,
  );
}

function portOf(port: string | undefined): number | undefined {
  if (port === undefined) return undefined;
  const number = Number(port);
  if (/^\d{1,5}$/.test(port) && number <= 65_535) return number;
  throw new SettingError(`"--port ${port}" is no port. Write a number from 0 to 65535.`);
}

/** Throws a `SettingError` for a port that is in use, else the error itself. */
function rethrowPortError(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    throw new SettingError(
      'The port of the desk is in use. End the other program, or choose another one with --port.',
    );
  throw error;
}
