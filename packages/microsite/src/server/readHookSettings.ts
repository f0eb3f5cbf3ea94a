import { readSettings, type ServedSite, SettingError, type Settings } from './settings.ts';

export type HookSettings = Pick<Settings, 'port' | 'hosts' | 'logLevel'> & { secret: string };

/** Fewer signs could be guessed. */
const SECRET_LENGTH = 32;

/** Reads HOOK_SECRET, HOOK_PORT (default 4174), HOST and LOG_LEVEL. */
export function readHookSettings(env: NodeJS.ProcessEnv, site: ServedSite): HookSettings {
  const { HOOK_SECRET = '', HOOK_PORT = '' } = env;
  if (HOOK_SECRET.length < SECRET_LENGTH) {
    throw new SettingError(
      `HOOK_SECRET must have at least ${SECRET_LENGTH} signs, the same here and where calls come from. Make one: openssl rand -hex 32`,
    );
  }
  if (!/^\d*$/.test(HOOK_PORT) || Number(HOOK_PORT) > 65_535) {
    throw new SettingError(`HOOK_PORT must be a number from 0 to 65535, not "${HOOK_PORT}".`);
  }
  const { hosts, logLevel } = readSettings({ ...env, PORT: '' }, site);
  return { port: HOOK_PORT === '' ? 4174 : Number(HOOK_PORT), hosts, logLevel, secret: HOOK_SECRET };
}
