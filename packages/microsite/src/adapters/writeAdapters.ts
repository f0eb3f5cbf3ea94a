import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTENT_PATH } from '../server/contentProxy.ts';
import { readBuiltSite } from '../server/readBuiltSite.ts';
import { readRecordings } from '../server/readRecordings.ts';
import { recordBuild } from '../server/recordBuild.ts';
import { caddyfile } from './caddy.ts';
import { dockerfile, type PackageManager } from './docker.ts';
import { nginxServer } from './nginx.ts';
import { nginxHttp } from './nginxHttp.ts';
import { planHomes } from './plan.ts';
import { redirectsFile } from './redirectsFile.ts';
import { headersFile } from './static.ts';
import { varnishVcl } from './varnish.ts';

type Told = {
  /** Where the site stands below its origin, with a slash at its end. */
  base: string;
  redirects: Readonly<Record<string, string>>;
  contentPath?: string | undefined;
  /** Where browsers report what a policy refused. */
  reports?: string | undefined;
  /** Folder of answers that stand in for a content host. */
  recordings?: string | undefined;
  /** Who installs in a container. Default: npm. */
  manager?: PackageManager | undefined;
};

/**
 * Writes what homes of a site need: `_headers` and `_redirects` into the built folder, `root`, and beside it the folder
 * `homes`. The policies of pages are there already, and so are the packed forms of files.
 */
export async function writeHomes(
  root: string,
  { base, redirects, contentPath, reports, recordings, manager = 'npm' }: Told,
): Promise<void> {
  const plan = planHomes(readBuiltSite(root), {
    base,
    redirects,
    contentPath: (contentPath ?? CONTENT_PATH).replace(/\/+$/, ''),
    reports,
    recordings: readRecordings(recordings),
  });
  const beside = join(root, '..', 'homes');
  await mkdir(beside, { recursive: true });
  const files = {
    [join(root, '_headers')]: headersFile(plan),
    [join(root, '_redirects')]: redirectsFile(plan),
    [join(beside, 'nginx-http.conf')]: nginxHttp(plan),
    [join(beside, 'nginx-server.conf')]: nginxServer(plan),
    [join(beside, 'Caddyfile')]: caddyfile(plan),
    [join(beside, 'varnish.vcl')]: varnishVcl(),
    [join(beside, 'Dockerfile')]: dockerfile(manager),
    [join(beside, 'Dockerfile.dockerignore')]: '.git\n.env*\n.npmrc\n.microsite\nnode_modules\n',
    [join(beside, 'edge.json')]: JSON.stringify(recordBuild(plan.site, plan.told)),
  };
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(file, text)));
}
