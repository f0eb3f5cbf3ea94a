import { COUNTRY_BYTES } from '@tamarack-lowe/api-client';
import * as v from 'valibot';
import { fetchLimited } from './fetchLimited.ts';

export type GeolocationService = {
  /** `{key}` and `{ip}` in it are filled in; otherwise `key` and `ip` are added to its query. */
  url: string;
  key: string;
  timeoutMs?: number;
};

// Cloudflare's words for "unknown" and "Tor".
const NOT_A_COUNTRY = ['XX', 'T1'];

/**
 * The country of a visitor, two capital letters, or null. The header of the edge in front of us comes first; without
 * one the service is asked about the address the visitor came from. Its key stays here, and of its answer only `country_code` is read.
 */
export async function countryOf(
  request: Request,
  visitorAddress?: string,
  service?: GeolocationService,
): Promise<string | null> {
  const fromEdge =
    codeOf(request.headers.get('cf-ipcountry')) ?? codeOf(request.headers.get('x-country-code'));
  if (fromEdge !== null || !service) return fromEdge;
  try {
    const { json } = await fetchLimited(serviceAddress(service, publicAddress(request, visitorAddress)), {
      timeoutMs: service.timeoutMs ?? 2000,
      maxBytes: COUNTRY_BYTES,
    });
    return typeof json === 'object' && json !== null && 'country_code' in json
      ? codeOf(json.country_code)
      : null;
  } catch {
    // Nothing is logged: the message of a failed request holds the address, and the address holds the key.
    return null;
  }
}

function codeOf(value: unknown): string | null {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(code) && !NOT_A_COUNTRY.includes(code) ? code : null;
}

function serviceAddress({ url, key }: GeolocationService, ip: string | null): URL {
  const filled = url
    .replaceAll('{key}', () => encodeURIComponent(key))
    .replaceAll('{ip}', () => encodeURIComponent(ip ?? ''));
  const address = new URL(filled);
  if (!url.includes('{key}')) address.searchParams.set('key', key);
  if (!url.includes('{ip}') && ip !== null) address.searchParams.set('ip', ip);
  return address;
}

const ipAddress = v.pipe(v.string(), v.ip());

/** Whoever invents this header learns only what country we take them to be from. */
function publicAddress({ headers }: Request, visitorAddress = ''): string | null {
  const forwarded = headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '';
  const address = v.is(ipAddress, forwarded) ? forwarded : visitorAddress.replace(/^::ffff:/, '');
  return v.is(ipAddress, address) && !/^(?:127\.|::1$)/.test(address) ? address : null;
}
