let asked: string | null = null;
let built: string | null = null;

/**
 * React has to find the page at the address it was built for. The page for unknown addresses is built once and served
 * at any; and before React is there a visitor may have moved on to another slide. Call before hydration with the path
 * the page was built for: it stands in the bar until the page is hydrated.
 */
export function setAskedAddressAside(builtFor: string) {
  const { pathname, search, hash } = window.location;
  if (pathname === builtFor) return;
  asked = pathname + search + hash;
  built = builtFor;
  window.history.replaceState(window.history.state, '', builtFor);
}

/** Call once the page is hydrated. Gives the address that was asked for, or null when it was never set aside. */
export function putAskedAddressBack(): string | null {
  if (asked !== null && window.location.pathname === built) {
    window.history.replaceState(window.history.state, '', asked);
  }
  return asked;
}
