import { join } from 'node:path';

/** Root of the workspace. */
export const WORKSPACE = join(import.meta.dirname, '../..');

/** The site that is measured unless `--site` names another: its path from the root of the workspace. */
export const DEFAULT_SITE = 'apps/site';

/** Folder of a site. `site`: its path from the root of the workspace. */
export const folderOf = (site: string) => join(WORKSPACE, site);

/** Folder of the built files of a site, inside a workspace. */
export const builtFolder = (site: string, workspace = WORKSPACE) => join(workspace, site, 'build/client');

/** File of the measurements that a command writes its tables into. */
export const measurementsPage = (name: string) => join(WORKSPACE, 'docs/measurements', `${name}.md`);

/** Words after a command. pnpm hands over the `--` that stands before the flags. */
export const flags = () => process.argv.slice(2).filter((word) => word !== '--');
