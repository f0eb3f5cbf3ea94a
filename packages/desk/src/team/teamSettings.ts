import { BlockList, isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import { readTimeZone } from '@tamarack-lowe/content-model/internal/times';
import type { ProxySettings } from './access/members.ts';
import type { RoleGroups, SignInSettings } from './access/signIn.ts';
import { isBranchName, isRepositoryAddress } from './git/git.ts';
import type { Author } from './git/repository.ts';
import type { HookTarget } from './publishing/publishHook.ts';

/** Settings of a desk for a team. */
export type TeamSettings = {
  /** Address that Git clones and pushes to. */
  url: string;
  /** Published branch. Default: the one that the repository names. */
  branch: string | undefined;
  /** Folder of the content inside the repository; empty for the whole of it. */
  contentPath: string;
  /** Folder of this service: clone, work trees, records, audit log. */
  dataFolder: string;
  /** Address of the desk for browsers, without a slash at the end. */
  origin: string;
  /** Secret of cookies and links. */
  secret: string;
  committer: Author;
  /** Sign-in at a provider, or by the firm's own proxy. One of the two is not null. */
  oidc: SignInSettings | null;
  proxy: ProxySettings | null;
  /** Proxy before the desk, which forwards the address of a browser. */
  frontProxy: ProxySettings;
  groups: RoleGroups;
  hook: HookTarget | null;
  /** Address of the state of the hook. */
  hookState: string | null;
  /** Address of the site: its pages show when visitors have a new build. */
  site: string | null;
  /** Time zone that a schedule begins with. */
  zone: string;
  mayApproveOwn: boolean;
  mayPublishApart: boolean;
  port: number;
  /** Address to listen on. */
  listenAt: string;
};

/** A setting with a wrong value. The message is for the person who started the desk. */
export class DeskSettingError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DeskSettingError';
  }
}

/** Shorter secrets could be guessed. */
const SECRET_LENGTH = 32;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings of a desk for a team from the environment. Throws a `DeskSettingError` that names the variable and the remedy.
 *
 * @example readTeamSettings({ repository: 'https://git.example.com/site.git', port: undefined }, process.env)
 */
export function readTeamSettings(
  { port, repository }: { repository: string; port?: number | undefined },
  env: Environment,
): TeamSettings {
  const read = (name: string) => env[name]?.trim() ?? '';
  const list = (name: string) =>
    read(name)
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '');
  const isOn = (name: string) => {
    const value = read(name);
    if (value !== '' && value !== 'yes' && value !== 'no') fail(`${name} is "yes" or "no", not "${value}".`);
    return value === 'yes';
  };

  if (!isRepositoryAddress(repository))
    fail('The address of the repository begins with https:// or ssh://, or is git@host:path or a full path.');
  const branch = read('DESK_BRANCH') || undefined;
  if (branch !== undefined && !isBranchName(branch)) fail(`DESK_BRANCH: "${branch}" is no name of a branch.`);
  const contentPath = (read('DESK_CONTENT') || 'content').replace(/^\.\/?|\/+$/g, '');
  if (isAbsolute(contentPath) || contentPath.split('/').some((part) => part.startsWith('.')))
    fail('DESK_CONTENT is the path of the content inside the repository, such as "content".');
  const origin = originOf('DESK_URL', read('DESK_URL'));
  if (origin === null)
    fail('DESK_URL is missing: the address of the desk, such as "https://desk.example.com".');
  const secret = read('DESK_SECRET');
  if (secret.length < SECRET_LENGTH)
    fail(`DESK_SECRET must have at least ${SECRET_LENGTH} characters. Make one: openssl rand -hex 32`);

  const groups = {
    writer: list('DESK_WRITERS'),
    translator: list('DESK_TRANSLATORS'),
    reviewer: list('DESK_REVIEWERS'),
    publisher: list('DESK_PUBLISHERS'),
  };
  if (Object.values(groups).every((names) => names.length === 0))
    fail(
      'DESK_WRITERS, DESK_TRANSLATORS, DESK_REVIEWERS and DESK_PUBLISHERS are empty: name the groups of each role.',
    );

  const issuer = originOf('DESK_ISSUER', read('DESK_ISSUER'), { mayHavePath: true });
  const frontProxy: ProxySettings = {
    addresses: list('DESK_PROXIES').map(networkOf),
    userHeader: read('DESK_USER_HEADER'),
    nameHeader: read('DESK_NAME_HEADER') || 'X-Forwarded-Name',
    emailHeader: read('DESK_EMAIL_HEADER') || 'X-Forwarded-Email',
    groupsHeader: read('DESK_GROUPS_HEADER') || 'X-Forwarded-Groups',
  };
  const isByProxy = frontProxy.userHeader !== '';
  if ((issuer === null) === !isByProxy)
    fail(
      'Say how people sign in: DESK_ISSUER for a provider, or DESK_USER_HEADER for the header of a proxy; not both.',
    );
  if (isByProxy && frontProxy.addresses.length === 0)
    fail(
      'DESK_PROXIES is missing: the addresses of the proxy whose headers are trusted, such as "10.0.0.5".',
    );
  const [clientId, clientSecret] = [read('DESK_CLIENT_ID'), read('DESK_CLIENT_SECRET')];
  if (issuer !== null && (clientId === '' || clientSecret === ''))
    fail('DESK_CLIENT_ID and DESK_CLIENT_SECRET are missing: the provider names them.');

  const hookUrl = originOf('HOOK_URL', read('HOOK_URL'), { mayHavePath: true });
  const hookSecret = read('HOOK_SECRET');
  if (hookUrl !== null && hookSecret.length < SECRET_LENGTH)
    fail('HOOK_SECRET is missing: the secret that the hook of the site has.');
  const zone = readTimeZone(read('DESK_ZONE') || 'UTC');
  if (zone === null) fail('DESK_ZONE is the name of a time zone, such as "America/Lima".');

  return {
    ...{ url: repository, branch, contentPath, origin, secret, groups, frontProxy, zone },
    dataFolder: resolve(read('DESK_DATA') || 'desk-data'),
    committer: { name: 'Desk', email: `desk@${new URL(origin).hostname}` },
    oidc:
      issuer === null
        ? null
        : {
            ...{ issuer, clientId, clientSecret },
            groupsClaim: read('DESK_GROUPS_CLAIM') || 'groups',
            scopes: list('DESK_SCOPES'),
          },
    proxy: isByProxy ? frontProxy : null,
    hook: hookUrl === null ? null : { url: hookUrl, secret: hookSecret },
    hookState: originOf('HOOK_STATE', read('HOOK_STATE'), { mayHavePath: true }),
    site: originOf('DESK_SITE', read('DESK_SITE'), { mayHavePath: true }),
    mayApproveOwn: isOn('DESK_APPROVE_OWN'),
    mayPublishApart: isOn('DESK_LANGUAGES_APART'),
    port: port ?? 4300,
    listenAt: read('HOST') || '127.0.0.1',
  };
}

function fail(message: string): never {
  throw new DeskSettingError(message);
}

/** Returns an address; null for none. Any other machine than this one has to use TLS. */
function originOf(
  name: string,
  value: string,
  { mayHavePath = false }: { mayHavePath?: boolean } = {},
): string | null {
  if (value === '') return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const isLocal = url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
  if (!url || (url.protocol !== 'https:' && !isLocal))
    fail(`${name}: "${value}" is no address that begins with https://.`);
  if (!mayHavePath && url.pathname !== '/') fail(`${name}: write the address without a path.`);
  return mayHavePath ? url.href : url.origin;
}

function networkOf(text: string): string {
  const [address = '', prefix] = text.split('/');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  try {
    if (isIP(address) === 0) throw new TypeError('no address');
    if (prefix !== undefined) new BlockList().addSubnet(address, Number(prefix), family);
    return text;
  } catch {
    return fail(`DESK_PROXIES: "${text}" is no IP address or network.`);
  }
}
