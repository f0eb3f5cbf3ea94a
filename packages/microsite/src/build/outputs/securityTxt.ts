import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { primaryLanguage } from '@tamarack-lowe/content-model/internal/addresses';
import type { LoadedConfig } from '../../config/loadConfig.ts';
import type { Security } from '../../config/security.ts';

const ADDRESS = '/.well-known/security.txt';

/** Writes `security.txt` when the config has its contents. */
export async function writeSecurityTxt(target: string, config: LoadedConfig): Promise<void> {
  if (!config.security) return;
  const file = join(target, ADDRESS);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, securityTxt(config.security, config));
}

/** Returns the text of `security.txt`, which says where to report a vulnerability. RFC 9116. */
export function securityTxt(
  { contact, expires, policy, encryption, acknowledgments }: Security,
  { origin, languages }: Pick<LoadedConfig, 'origin' | 'languages'>,
): string {
  const fields = {
    Encryption: encryption,
    Acknowledgments: acknowledgments,
    Policy: policy,
    'Preferred-Languages': languages.map(primaryLanguage).join(', '),
    Canonical: `${origin}${ADDRESS}`,
    Expires: `${expires}T00:00:00Z`,
  };
  const lines = [...contact.map((address) => ['Contact', address]), ...Object.entries(fields)];
  return lines.flatMap(([name, value]) => (value === undefined ? [] : `${name}: ${value}\n`)).join('');
}
