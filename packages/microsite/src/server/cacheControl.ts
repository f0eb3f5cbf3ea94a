/**
 * Names with a hash never change. A page and its data must be of the same build, so both are checked at each visit, and so
 * is the service worker; an unchanged one costs a 304. The few other files (icons, documents) may be an hour old.
 */
export function cacheControl(name: string, isFound: boolean): string {
  if (isFound && /^\/(?:assets|media)\//.test(name)) return 'public, max-age=31536000, immutable';
  return !isFound || /\.(?:html|json)$|\/sw\.js$/.test(name)
    ? 'public, max-age=0, must-revalidate'
    : 'public, max-age=3600';
}
