import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { startSite } from '../outside/microsite.ts';
import type { Trial } from './prepare.ts';

const SITE = path.join(import.meta.dirname, '../../apps/site');

/** Serves the built sample with WordPress as its content host, and finds titles of events on its pages. */
export async function showOnSite(
  { folder, origin: contentHost, admin }: Trial,
  pages: { path: string; title: string }[],
): Promise<void> {
  // The server caches responses beside the served files, and other tests use that build later.
  const built = path.join(folder, 'site');
  cpSync(path.join(SITE, 'build'), built, { recursive: true });
  const env = { CONTENT_HOST: contentHost, SITE_ROOT: path.join(built, 'client') };
  const site = await startSite(SITE, 'start', env);
  const page = await admin.context().newPage();
  try {
    for (const { path: address, title } of pages) {
      await page.goto(new URL(address, site.origin).href);
      await page.getByRole('article').getByRole('heading', { name: title }).waitFor();
    }
    assert.equal(await page.evaluate('window.stolen'), undefined);
  } finally {
    await page.close();
    await site.stop();
  }
}
