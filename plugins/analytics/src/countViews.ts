import type { StartScript } from '@tamarack-lowe/microsite';

/** Service, its address with a slash at its end, and the name or number of the site there. */
export type CountOptions =
  | { service: 'plausible'; host: string; site: string }
  | { service: 'matomo'; host: string; site: number };

/** Limit of a request. Pages do not wait for its response. */
const TIMEOUT_MS = 10_000;

/** Sends each page view to the service: the address of the page without search parameters, which may name somebody. */
export const start: StartScript<CountOptions> = ({ options, onPage }) =>
  onPage((path) => {
    const { url, body } = viewRequest(options, location.origin + path);
    // `no-cors` needs no permission of the other origin, and hides the response, which is not needed. No cookies, no referrer.
    fetch(url, {
      method: 'POST',
      mode: 'no-cors',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      body,
    }).catch(() => undefined);
  });

function viewRequest({ service, host, site }: CountOptions, page: string) {
  return service === 'plausible'
    ? { url: `${host}api/event`, body: JSON.stringify({ name: 'pageview', url: page, domain: site }) }
    : {
        url: `${host}matomo.php`,
        body: new URLSearchParams({ idsite: String(site), rec: '1', apiv: '1', send_image: '0', url: page }),
      };
}
