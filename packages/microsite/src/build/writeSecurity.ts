import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadedConfig } from '../config/loadConfig.ts';
import { SECURITY_ADDRESS, securityText } from './outputs/securityTxt.ts';

/** Writes `security.txt` where a config says what is in it. */
export async function writeSecurity(target: string, config: LoadedConfig): Promise<void> {
  if (!config.security) return;
  const file = join(target, SECURITY_ADDRESS);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, securityText(config.security, config));
}
