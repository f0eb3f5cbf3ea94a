import { ALIASES, PATHS, STORY_BASES } from '@tamarack-lowe/content-model';

/**
 * The address of the picture that share cards show for a page (1200 × 630 px), by the path of the page. Special
 * letters are percent-encoded, `$$$` is `%24%24%24`: some readers of share cards take a bare `$` for a variable. Pages
 * without a picture of their own, such as the one for unknown addresses, share the picture of the site.
 */
export function sharePicturePath(path: string): string {
  return `/og/${pictureName(path).split('/').map(encodeURIComponent).join('/')}.jpg`;
}

function pictureName(path: string): string {
  const canonical = Object.entries(ALIASES).find(([alias]) => alias === path)?.[1] ?? path;
  const parts = canonical.split('/').filter((part) => part !== '');
  const [base, slug] = parts;
  if (base === undefined || base === '404' || parts.length > 2) return 'site';
  const section = slug === undefined ? undefined : sectionOf(`/${base}`);
  if (section) return `${section}/${slug}`;
  if (slug !== undefined || isSectionPage(`/${base}/`)) return parts.join('/');
  return `slides/${base}`;
}

function sectionOf(base: string): string | undefined {
  return Object.entries(STORY_BASES).find(([, each]) => each === base)?.[0];
}

function isSectionPage(path: string): boolean {
  return path === PATHS.connect || path === PATHS.campus;
}
