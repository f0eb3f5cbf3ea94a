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
  /** The least that is worth a line: `info` writes one for each answer. */
  logLevel: string;
};

/** As pino has them. */
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** A setting that cannot be followed. The message is one line for whoever started the server. */
export class SettingError extends Error {}

// Both meanings of "localhost", and nothing that a neighbour in the network could reach.
const LOOPBACK = ['127.0.0.1', '::1'];

/** What a config says about a server. */
export type ServedSite = {
  /** Full path of the folder of the site. */
  folder: string;
  hosts: { content?: string | undefined; geolocation?: string | undefined };
};

/**
 * Reads PORT, HOST, SITE_ROOT, CONTENT_HOST, GEOLOCATION_URL with GEOLOCATION_KEY and LOG_LEVEL. An empty value counts as
 * none; where there is none, the config's hosts are asked.
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
  const port = PORT === '' ? 4173 : Number(PORT);
  if (!/^\d*$/.test(PORT) || port > 65_535) {
    throw new SettingError(`PORT must be a number from 0 to 65535, not "${PORT}".`);
  }
  const logLevel = LOG_LEVEL === '' ? 'info' : LOG_LEVEL;
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
