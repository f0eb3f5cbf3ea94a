import type { Expectation } from './Expectation.ts';

/** Folders and ports that a server is started with. */
export type StartOptions = {
  /** `build` of the site: `client`, and the files beside it. */
  build: string;
  /** An empty folder to write to. */
  work: string;
  /** Port of the site's own server. Proxies send requests to it. */
  upstreamPort: number;
  port: number;
  /** Files of a certificate and its key, for a server with TLS. */
  tls?: { certificate: string; key: string };
};

/** Starts one kind of server for the built site. */
export type ServerAdapter = {
  name: string;
  /** Programs that the server needs: Debian package and path of the executable. */
  needs?: Readonly<Record<string, string>>;
  /** True when the server responds over https, with `tls` of the options. */
  isSecure?: true;
  /** Starts the server. Resolves to a function that stops it. */
  start: (options: StartOptions) => Promise<() => Promise<void> | void>;
  /** True when a program in front of the server responds with 5xx to requests without an address. */
  isBehindProxy?: true;
  /** Least points of the HTTP Observatory for a page. Default 130. */
  leastPoints?: number;
  /** Expectation for this server where it differs; null for a request that does not apply. docs/deploy.md names the differences. */
  differs?: (expectation: Expectation) => Expectation | null;
};
