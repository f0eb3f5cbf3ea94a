/** A content host that browsers ask directly; empty: the site's own. Settled when the site is built, as all here. */
export const CONTENT_HOST = import.meta.env.VITE_CONTENT_HOST ?? '';

/** Who says which country a visitor is in: an address of the site's own server, or, where it has none, of another. */
export const GEOLOCATION_URL = import.meta.env.VITE_GEOLOCATION_URL ?? '/geolocation';
