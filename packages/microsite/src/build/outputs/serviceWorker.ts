import { readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ContentError } from '@tamarack-lowe/content-model';
import { pageDataAddress } from '@tamarack-lowe/prerender/early';
import type { OfflineSettings } from '../../offline/OfflineSettings.ts';
import { offlineLanguage } from '../offline/offlineLanguage.ts';
import { revisionOf } from '../offline/revisionOf.ts';
import type { Drawing } from '../render/renderers.ts';

/** Bytes, unpacked, of what is kept of a site in one language whatever is opened. 3 MB more are for what is. */
const MOST = 5_000_000;

/** Scripts, styles, drawings and typefaces of visitors with scripts. */
const KEPT = /^(?!bare-).*\.(?:js|css|svg|woff2)$/;

/** What the service worker of a site is told, read from the built folder. Throws where too much is to be kept. */
export function offlineSettings(drawings: readonly Drawing[], target: string): OfflineSettings {
  const languages = drawings.map((drawing) => offlineLanguage(drawing, target));
  const bytesOf = (addresses: readonly string[]) =>
    addresses.reduce((sum, address) => sum + statSync(join(target, address)).size, 0);
  const filesOf = (path: string) => [posix.join(path, 'index.html'), pageDataAddress(path)];

  const assets = posix.dirname(languages[0]?.files[0] ?? '');
  const files = readdirSync(join(target, assets))
    .filter((name) => KEPT.test(name))
    .map((name) => posix.join(assets, name));
  const bytes = bytesOf([...files, ...languages.flatMap(({ offline }) => filesOf(offline))]);
  const complaints = languages.flatMap(({ tag, pages, files: itsFiles }) => {
    const all = bytes + bytesOf([...Object.keys(pages).flatMap(filesOf), ...itsFiles]);
    if (all <= MOST) return [];
    return `offline, ${tag}: ${megabytes(all)} would be kept on every device, and ${megabytes(MOST)} may be. Take "keep" out of some stories.`;
  });
  if (complaints.length > 0) throw new ContentError(complaints);
  return {
    files,
    offline: languages.flatMap(({ offline }) => {
      const revision = revisionOf(...filesOf(offline).map((file) => join(target, file)));
      return [offline, pageDataAddress(offline)].map((url) => ({ url, revision }));
    }),
    bytes,
    geolocation: drawings[0]?.site.hosts.geolocation ?? '',
    languages,
  };
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
