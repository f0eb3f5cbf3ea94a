import { join } from 'node:path';

/** Root of the workspace. */
export const WORKSPACE = join(import.meta.dirname, '../..');

/** Default of `--site`: path of the measured site from the root of the workspace. */
export const DEFAULT_SITE = 'apps/site';

/** Folder of a site. `site`: its path from the root of the workspace. */
export const folderOf = (site: string) => join(WORKSPACE, site);

/** Folder of the built files of a site, inside a workspace. */
export const builtFolder = (site: string, workspace = WORKSPACE) => join(workspace, site, 'build/client');

/** Returns the file that a command writes its tables into. */
export const measurementsPage = (name: string) => join(WORKSPACE, 'docs/measurements', `${name}.md`);

/** Returns the arguments of a command. pnpm passes on the `--` before the flags. */
export const flags = () => process.argv.slice(2).filter((word) => word !== '--');
