import { parseAccept } from 'hono/utils/accept';
import type { SiteFile } from './BuiltSite.ts';

/** What `Accept-Encoding` calls a compressed form, and the ending of the file that holds it. Best first. */
export const CODINGS = { br: '.br', gzip: '.gz' };

/** The best coding that the visitor can unpack; `q=0` refuses one. Undefined for the plain file. */
export function codingOf({ headers }: Request, { compressed }: SiteFile): string | undefined {
  const offers = parseAccept(headers.get('accept-encoding') ?? '');
  const offered = (coding: string) =>
    offers.find(({ type }) => type.toLowerCase() === coding) ?? offers.find(({ type }) => type === '*');
  return [...compressed.keys()].find((coding) => (offered(coding)?.q ?? 0) > 0);
}
