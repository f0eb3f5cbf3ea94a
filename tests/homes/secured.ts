import type { Home } from './Home.ts';
import { HTTPS } from './lines/https.ts';

/** A home that answers by https: every answer says so, whatever a proxy says before it. */
export const secured = (home: Home): Home => ({
  ...home,
  name: `${home.name}+TLS`,
  needs: { ...home.needs, openssl: '/usr/bin/openssl' },
  isSecure: true,
  differs: (line) => ({
    ...line,
    ...(line.about === HTTPS.about && { answer: { ...line.answer, ...HTTPS.answer } }),
  }),
});
