import type { Site } from '@tamarack-lowe/content-model';
import { baseOf, belowHome } from '../../site/paths.ts';

/**
 * Path of the share picture of a page (1200 × 630 px). Special characters are percent-encoded, so `$$$` is `%24%24%24`:
 * some readers of share cards take a bare `$` for a variable. Pages without a picture of their own, such as the one for
 * unknown addresses, use that of the site.
 */
export function sharePicturePath(site: Shared, path: string): string {
  return `${baseOf(site)}og/${pictureName(site, path).split('/').map(encodeURIComponent).join('/')}.jpg`;
}

type Shared = Pick<Site, 'languages' | 'paths'>;

function pictureName({ paths, languages }: Shared, path: string): string {
  const place = paths.read(path);
  const home = belowHome(paths.intro, '/');
  const name = paths.canonical(path).slice(home.length);
  const below = (own: string) => home.slice(baseOf({ languages }).length) + own;
  if (place.kind === 'intro' || place.kind === 'unknown') return below('site');
  if (place.kind === 'slides') return below(`slides/${name}`);
  return below(place.kind === 'story' ? `${place.section}/${place.slug}` : name);
}
