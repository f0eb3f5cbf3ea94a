import * as v from 'valibot';
import { nearestBase } from './base.ts';

/** An address of the web. */
export const webAddress = v.pipe(
  v.string('Write an address, such as "https://content.example.com".'),
  v.check(
    (value) => /^https?:\/\//i.test(value) && URL.canParse(value) && new URL(value).username === '',
    ({ input }) => `"${input}" is not an address. Write one like "https://content.example.com".`,
  ),
);

/** An address of the web that nobody on the way can read or change. */
export const httpsAddress = v.pipe(
  webAddress,
  v.regex(/^https:/i, 'Write an address that begins with "https://".'),
);

/** Where a site is published: https, a host, and nothing behind it. */
export const httpsOrigin = v.pipe(
  v.string('Write where the site is published, such as "https://grow.example.com".'),
  v.check(
    (value) => URL.canParse(value) && value.startsWith('https://') && new URL(value).origin === value,
    ({ input }) => `"${input}" is not an origin. Did you mean ${nearestOrigin(String(input))}?`,
  ),
);

/** In words: what comes after the host is another field. */
function nearestOrigin(value: string): string {
  const address = `https://${value.replace(/^[a-z]*:?\/*/i, '')}`;
  if (!URL.canParse(address)) return '"https://grow.example.com"';
  const base = nearestBase(address);
  return `"${new URL(address).origin}"${base === '/' ? '' : `, and "base": "${base}"`}`;
}
