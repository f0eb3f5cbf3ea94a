import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withoutEndSlash } from '@tamarack-lowe/content-model/internal/addresses';
import { readBuiltResponses, readRecordings } from '../contentHost.ts';
import { CONTENT_PATH } from '../contentProxy.ts';
import { readBuiltSite } from '../readBuiltSite.ts';
import { SERVER_RECORD, type ServerRecord } from '../serverRecord.ts';
import type { GonePages } from '../staticFiles.ts';
import { caddyfile } from './caddy.ts';
import { DOCKERIGNORE, dockerfile, type PackageManager, wholeDockerfile } from './docker.ts';
import { edgeBuild } from './edge.ts';
import { nginxHttp, nginxServer } from './nginx.ts';
import { planSite } from './plan.ts';
import { headersFile, redirectsFile } from './static.ts';
import { varnishVcl } from './varnish.ts';

export { RESPONSES } from '../contentHost.ts';

export type AdapterOptions = {
  /** Path of the site below its origin, with a slash at its end. */
  base: string;
  /** Addresses that lead to another one. */
  redirects: Readonly<Record<string, string>>;
  /** Addresses that are answered with 410, and the files of their pages. Default: none. */
  gone?: GonePages | undefined;
  /** Path at which the routes of the content host begin. Default `/learn/wp-json/api`. */
  contentPath?: string | undefined;
  /** Address to which browsers report violations of a policy. Default: none. */
  reports?: string | undefined;
  /** Folder of responses that replace a content host. Default: none. */
  recordings?: string | undefined;
  /** Package manager in the container. Default: npm. */
  manager?: PackageManager | undefined;
  /** Address at which browsers send measurements. Default: none. */
  measureTo?: string | undefined;
  /** Hosts that the config names. Default: none. */
  hosts?: ServerRecord['hosts'] | undefined;
  /** True for a site whose config has middleware: only `microsite start` serves it. Default: false. */
  hasMiddleware?: boolean | undefined;
};

/**
 * Writes the configurations of web servers for a built site: `_headers` and `_redirects` into its folder, `root`, and the
 * others into the folder `adapters` beside it. Needs the policies and compressed forms of the build.
 */
export async function writeAdapters(
  root: string,
  { manager = 'npm', measureTo, hosts = {}, hasMiddleware = false, ...site }: AdapterOptions,
): Promise<void> {
  const responses = readBuiltResponses(root);
  const plan = planSite(readBuiltSite(root), {
    ...site,
    contentPath: withoutEndSlash(site.contentPath ?? CONTENT_PATH),
    recordings: readRecordings(site.recordings),
    ...(Object.keys(responses).length > 0 && { responses }),
  });
  // A server reads the responses of plugins beside the build.
  const { responses: _, ...options } = plan.options;
  const record: ServerRecord = { ...options, measureTo, hosts, hasMiddleware };
  const adapters = join(root, '..', 'adapters');
  await mkdir(adapters, { recursive: true });
  const files = {
    [join(root, '_headers')]: headersFile(plan),
    [join(root, '_redirects')]: redirectsFile(plan),
    [join(adapters, 'nginx-http.conf')]: nginxHttp(plan),
    [join(adapters, 'nginx-server.conf')]: nginxServer(plan),
    [join(adapters, 'Caddyfile')]: caddyfile(plan),
    [join(adapters, 'varnish.vcl')]: varnishVcl(),
    [join(adapters, 'Dockerfile')]: hasMiddleware ? wholeDockerfile(manager) : dockerfile(manager),
    [join(adapters, 'Dockerfile.dockerignore')]: DOCKERIGNORE,
    [join(adapters, SERVER_RECORD)]: JSON.stringify(record),
    [join(adapters, 'edge.json')]: JSON.stringify(edgeBuild(plan)),
  };
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(file, text)));
}
