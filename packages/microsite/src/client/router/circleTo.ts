/** The circle on the current slide that leads to a path, if a visitor of this type has one. */
export function circleTo(path: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('main [data-current] a[href]');
  return Array.from(links).find((link) => link.pathname === path && link.checkVisibility());
}
