import type { Paths } from '@tamarack-lowe/content-model';

/**
 * The address of the picture that share cards show for a page (1200 × 630 px), by the path of the page. Special
 * letters are percent-encoded, `$$$` is `%24%24%24`: some readers of share cards take a bare `$` for a variable. Pages
 * without a picture of their own, such as the one for unknown addresses, share the picture of the site.
 */
export function sharePicturePath(paths: Pick<Paths, 'read' | 'canonical'>, path: string): string {
  return `/og/${pictureName(paths, path).split('/').map(encodeURIComponent).join('/')}.jpg`;
}

function pictureName(paths: Pick<Paths, 'read' | 'canonical'>, path: string): string {
  const place = paths.read(path);
  const name = paths.canonical(path).slice(1);
  if (place.kind === 'intro' || place.kind === 'unknown') return 'site';
  if (place.kind === 'slides') return `slides/${name}`;
  return place.kind === 'story' ? `${place.section}/${place.slug}` : name;
}
