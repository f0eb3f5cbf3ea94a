import * as v from 'valibot';
import { nearestBase } from './base.ts';

/** An http or https address. */
export const webAddress = v.pipe(
  v.string('Write an address, such as "https://content.example.com".'),
  v.check(
    (value) => /^https?:\/\//i.test(value) && URL.canParse(value) && new URL(value).username === '',
    ({ input }) => `"${input}" is not an address. Write one like "https://content.example.com".`,
  ),
);

/** An https address. */
export const httpsAddress = v.pipe(
  webAddress,
  v.regex(/^https:/i, 'Write an address that begins with "https://".'),
);

/** Origin of a published site: https and a host, without a path. */
export const httpsOrigin = v.pipe(
  v.string('Write where the site is published, such as "https://grow.example.com".'),
  v.check(
    (value) => URL.canParse(value) && value.startsWith('https://') && new URL(value).origin === value,
    ({ input }) => `"${input}" is not an origin. Did you mean ${nearestOrigin(String(input))}?`,
  ),
);

/** Suggests the origin of an address. The message mentions that the path belongs in another field. */
function nearestOrigin(value: string): string {
  const address = `https://${value.replace(/^[a-z]*:?\/*/i, '')}`;
  if (!URL.canParse(address)) return '"https://grow.example.com"';
  const base = nearestBase(address);
  return `"${new URL(address).origin}"${base === '/' ? '' : `, and "base": "${base}"`}`;
}
