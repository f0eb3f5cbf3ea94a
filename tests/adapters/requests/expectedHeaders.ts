import type { SiteBuild } from '../siteBuild.ts';

/** Headers of every response, errors included. */
export const SECURE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': /frame-ancestors 'none'/,
};

/** Values of `Cache-Control`. */
export const CACHE = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
  oneHour: 'public, max-age=3600',
};

export const HTML = 'text/html; charset=utf-8';

/** Response for a built page, by the name of its file. */
export function pageHeaders({ policies }: SiteBuild, file: string) {
  return {
    ...SECURE,
    'content-type': HTML,
    'cache-control': CACHE.revalidate,
    'content-security-policy': policies[file] ?? null,
  };
}
