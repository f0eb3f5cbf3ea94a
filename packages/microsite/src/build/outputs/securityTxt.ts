import type { LoadedConfig } from '../../config/loadConfig.ts';
import type { Security } from '../../config/security.ts';

/** Where it stands, on every site. */
export const SECURITY_ADDRESS = '/.well-known/security.txt';

/** `security.txt` of a site: whom to tell of a hole. RFC 9116. */
export function securityText(
  { contact, expires, policy, encryption, acknowledgments }: Security,
  { origin, languages }: Pick<LoadedConfig, 'origin' | 'languages'>,
): string {
  const fields = {
    Encryption: encryption,
    Acknowledgments: acknowledgments,
    Policy: policy,
    'Preferred-Languages': languages.map((tag) => tag.split('-', 1)[0]).join(', '),
    Canonical: `${origin}${SECURITY_ADDRESS}`,
    Expires: `${expires}T00:00:00Z`,
  };
  const lines = [...contact.map((address) => ['Contact', address]), ...Object.entries(fields)];
  return lines.flatMap(([name, value]) => (value === undefined ? [] : `${name}: ${value}\n`)).join('');
}
