import type { Paths } from '@tamarack-lowe/content-model';

/**
 * The address of the picture that share cards show for a page (1200 × 630 px), by the path of the page. Special
 * letters are percent-encoded, `$$$` is `%24%24%24`: some readers of share cards take a bare `$` for a variable. Pages
 * without a picture of their own, such as the one for unknown addresses, share the picture of the site.
 */
export function sharePicturePath(paths: SharedPaths, path: string): string {
  return `/og/${pictureName(paths, path).split('/').map(encodeURIComponent).join('/')}.jpg`;
}

type SharedPaths = Pick<Paths, 'intro' | 'read' | 'canonical'>;

function pictureName(paths: SharedPaths, path: string): string {
  const place = paths.read(path);
  const home = paths.intro === '/' ? '' : paths.intro;
  const name = paths.canonical(path).slice(home.length + 1);
  const below = (own: string) => `${home}/${own}`.slice(1);
  if (place.kind === 'intro' || place.kind === 'unknown') return below('site');
  if (place.kind === 'slides') return below(`slides/${name}`);
  return below(place.kind === 'story' ? `${place.section}/${place.slug}` : name);
}
