import { expect } from 'vitest';
import { createContentHost } from '../contentHost.ts';
import { createSiteHandler } from '../handler.ts';
import { hardenedServer } from '../node.ts';
import { readBuiltSite } from '../readBuiltSite.ts';
import { startTestServer } from './ask.ts';
import { fixtureRecordings, fixtureSite } from './fixtures.ts';

/** Serves the small built site, with recorded responses and redirects; returns its origin. */
export const servedSite = async (): Promise<string> =>
  startTestServer(
    hardenedServer(
      createSiteHandler({
        site: readBuiltSite(await fixtureSite()),
        contentHost: createContentHost({ recordings: fixtureRecordings() }),
        redirects: { '/old': '/news/', '/older': '/old', '/firm': '/company' },
      }),
    ),
  );

/** Headers of every response. */
export const SECURITY_HEADERS = {
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
