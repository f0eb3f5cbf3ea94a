import { HTTPS } from './requests/https.ts';
import type { ServerAdapter } from './ServerAdapter.ts';

/** Returns the same server with TLS: every response has the header of https, whatever a proxy in front reports. */
export const withTls = (server: ServerAdapter): ServerAdapter => ({
  ...server,
  name: `${server.name}+TLS`,
  needs: { ...server.needs, openssl: '/usr/bin/openssl' },
  isSecure: true,
  differs: (expectation) => ({
    ...expectation,
    ...(expectation.about === HTTPS.about && {
      responseHeaders: { ...expectation.responseHeaders, ...HTTPS.responseHeaders },
    }),
  }),
});
