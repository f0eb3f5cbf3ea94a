/**
 * The page for unknown addresses is built once, for `/404`, and served at any address. React has to find the page it
 * was built for, so that address stands in the bar until the page is hydrated; then the one that was asked for returns.
 */
const BUILT_FOR = '/404';

let asked: string | null = null;

/** Call before hydration. `unknown` says that the server answered with the page for unknown addresses. */
export function setAskedAddressAside(unknown: boolean) {
  const { pathname, search, hash } = window.location;
  if (!unknown || pathname === BUILT_FOR) return;
  asked = pathname + search + hash;
  window.history.replaceState(window.history.state, '', BUILT_FOR);
}

/** Call once the page is hydrated. Gives the address that was asked for, or null when it was never set aside. */
export function putAskedAddressBack(): string | null {
  if (asked !== null && window.location.pathname === BUILT_FOR) {
    window.history.replaceState(window.history.state, '', asked);
  }
  return asked;
}
