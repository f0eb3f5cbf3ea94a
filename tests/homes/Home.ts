import type { Expectation } from './Expectation.ts';

/** Folders of the built site, and a folder to write in. */
export type Place = {
  /** `build` of the site: `client`, and what lies beside it. */
  build: string;
  /** An empty folder. */
  work: string;
  /** Port of the site's own server, which some homes stand before. */
  behind: number;
  port: number;
  /** Files of a certificate and its key, for a home that answers by https. */
  tls?: { certificate: string; key: string };
};

/** A server that the built site may live on. */
export type Home = {
  name: string;
  /** Programs that have to be there, by the Debian packages that have them. */
  needs?: Readonly<Record<string, string>>;
  /** True when it serves https, with a certificate that it is given. */
  isSecure?: true;
  /** Starts it; resolves to how it is stopped. */
  start: (place: Place) => Promise<() => Promise<void> | void>;
  /** True when a program in front of the server responds with 5xx to requests without an address. */
  isBehindAnother?: true;
  /** Different responses of this server; null where it has none of the kind. docs/deploy.md names them. */
  differs?: (line: Expectation) => Expectation | null;
};
