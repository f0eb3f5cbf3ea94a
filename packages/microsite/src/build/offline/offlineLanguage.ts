import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainPath } from '@tamarack-lowe/content-model';
import { type PageData, pageDataAddress } from '@tamarack-lowe/prerender/early';
import type { OfflineLanguage } from '../../offline/OfflineSettings.ts';
import { belowHome } from '../../site/paths.ts';
import type { Drawing } from '../render/renderers.ts';
import { picturesOf } from './picturesOf.ts';
import { revisionOf } from './revisionOf.ts';

/** What is kept of a site in one language whether it was opened or not, read from the built folder. */
export function offlineLanguage({ site, context, ownPages, read }: Drawing, target: string): OfflineLanguage {
  const { headSay } = context;
  const home = site.paths.intro;
  const offline = belowHome(home, '/offline');
  const htmlOf = (path: string) => join(target, path, 'index.html');
  const dataOf = (path: string) => join(target, pageDataAddress(path));
  const paths = ownPages.flatMap(({ path, keep }) => (keep ? path : []));
  // There are dozens on the slides of a section: they are kept as they are seen.
  const still = paths.filter((path) => read(path)?.kind !== 'slides');
  const { shared = '' }: PageData = JSON.parse(readFileSync(dataOf(offline), 'utf8'));
  const pictures = still.flatMap((path) => picturesOf(readFileSync(htmlOf(path), 'utf8')));
  const others = paths.flatMap((path) =>
    Object.keys(read(path)?.heads ?? {}).flatMap((other): [string, string][] =>
      plainPath(path) === other ? [] : [[other, path]],
    ),
  );
  return {
    tag: site.language,
    home,
    asOf: headSay('offlineAsOf', { date: '{date}' }),
    offline,
    pages: Object.fromEntries(paths.map((path) => [path, revisionOf(htmlOf(path), dataOf(path))])),
    samePage: Object.fromEntries(others),
    files: [...new Set([shared, ...pictures])],
  };
}
