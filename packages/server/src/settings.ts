import { join, resolve } from 'node:path';
import type { GeolocationService } from './upstream.ts';

export type Settings = {
  port: number;
  /** Addresses to listen on. */
  hosts: string[];
  /** Full path of the built site. */
  root: string;
  contentHost: string | undefined;
  geolocation: GeolocationService | undefined;
  /** Least level that is logged: `info` writes a line for each response. */
  logLevel: string;
};

/** Settings of `microsite hook`. */
export type HookSettings = Pick<Settings, 'port' | 'hosts' | 'logLevel'> & { secret: string };

/** A setting with a wrong value. The message is one line for the person who started the server. */
export class SettingError extends Error {}

/** Part of a site's config that settings fall back to. */
export type ServedSite = {
  /** Full path of the folder of the site. */
  folder: string;
  hosts: { content?: string | undefined; geolocation?: string | undefined };
};

/** Log levels of pino. */
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

// The two addresses of "localhost", which no other machine can reach.
const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * Reads PORT, HOST, SITE_ROOT, CONTENT_HOST, GEOLOCATION_URL with GEOLOCATION_KEY and LOG_LEVEL. An empty value counts as
 * none; the hosts of the config are the default. Throws a `SettingError` for a wrong value.
 *
 * @example readSettings({ PORT: '8080' }, { folder: '/srv/site', hosts: {} })
 */
export function readSettings(env: NodeJS.ProcessEnv, { folder, hosts }: ServedSite): Settings {
  const {
    PORT = '',
    HOST = '',
    SITE_ROOT = '',
    CONTENT_HOST = '',
    GEOLOCATION_URL = '',
    GEOLOCATION_KEY = '',
    LOG_LEVEL = '',
  } = env;
  const url = GEOLOCATION_URL === '' ? hosts.geolocation : webAddress('GEOLOCATION_URL', GEOLOCATION_URL);
  const logLevel = LOG_LEVEL === '' ? 'info' : LOG_LEVEL;
  const port = portOf('PORT', PORT, 4173);
  if (!LOG_LEVELS.includes(logLevel)) {
    throw new SettingError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${logLevel}".`);
  }
  return {
    port,
    hosts: HOST === '' ? LOOPBACK : [HOST],
    root: SITE_ROOT === '' ? join(folder, 'build/client') : resolve(SITE_ROOT),
    contentHost: CONTENT_HOST === '' ? hosts.content : webAddress('CONTENT_HOST', CONTENT_HOST),
    geolocation: url === undefined || GEOLOCATION_KEY === '' ? undefined : { url, key: GEOLOCATION_KEY },
    logLevel,
  };
}

/** The fewest characters of a secret: shorter ones could be guessed. */
const LEAST_SECRET_LENGTH = 32;

/** Reads HOOK_SECRET, HOOK_PORT (default 4174), HOST and LOG_LEVEL. Throws a `SettingError` for a wrong value. */
export function readHookSettings(env: NodeJS.ProcessEnv, site: ServedSite): HookSettings {
  const { HOOK_SECRET = '', HOOK_PORT = '' } = env;
  if (HOOK_SECRET.length < LEAST_SECRET_LENGTH) {
    throw new SettingError(
      `HOOK_SECRET must have at least ${LEAST_SECRET_LENGTH} characters, the same here and at the content host. Make one: openssl rand -hex 32`,
    );
  }
  const port = portOf('HOOK_PORT', HOOK_PORT, 4174);
  const { hosts, logLevel } = readSettings({ ...env, PORT: '' }, site);
  return { port, hosts, logLevel, secret: HOOK_SECRET };
}

function portOf(name: string, value: string, otherwise: number): number {
  if (!/^\d*$/.test(value) || Number(value) > 65_535) {
    throw new SettingError(`${name} must be a number from 0 to 65535, not "${value}".`);
  }
  return value === '' ? otherwise : Number(value);
}

function webAddress(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    !/^https?:\/\//i.test(value) ||
    url.username !== ''
  ) {
    throw new SettingError(`${name} must be an address like https://content.example.com, not "${value}".`);
  }
  return value;
}
