import type { Expectation } from '../Expectation.ts';
import type { SiteBuild } from '../siteBuild.ts';
import { SECURE } from './expectedHeaders.ts';

/** Headers over https only. */
export const HTTPS = {
  about: 'HSTS over https only',
  responseHeaders: { ...SECURE, 'strict-transport-security': 'max-age=31536000' },
} as const;

export function https({ pages }: SiteBuild): Expectation[] {
  return pages.slice(0, 3).flatMap((path) => [
    { ...HTTPS, path: encodeURI(path), headers: { 'X-Forwarded-Proto': 'https' }, status: 200 },
    {
      ...HTTPS,
      path: encodeURI(path),
      status: 200,
      responseHeaders: { ...HTTPS.responseHeaders, 'strict-transport-security': null },
    },
  ]);
}
