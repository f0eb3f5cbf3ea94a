import autocannon from 'autocannon';
import { processorSeconds } from './processorSeconds.ts';
import type { Served } from './serveForLoad.ts';

export type Load = {
  /** Answers a second. */
  rate: number;
  /** Milliseconds until half, and 99 of 100, of them were there. */
  p50: number;
  p99: number;
  /** Microseconds of a processor that the server needs for one: what else the machine does changes little of it. */
  work: number;
  /** Responses that were late, missing, or had another status than 200. */
  errors: number;
};

type LoadOptions = {
  server: Pick<Served, 'address' | 'pid'>;
  /** Paths, asked for in turn by each connection. */
  pages: readonly string[];
  connections: number;
  seconds: number;
};

/** Asks a server for pages as quickly as it answers. */
export async function loadOf({ server, pages, connections, seconds }: LoadOptions): Promise<Load> {
  const before = processorSeconds(server.pid);
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({
    url: server.address,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'gzip' },
    requests: pages.map((path) => ({ path: encodeURI(path) })),
  });
  return {
    rate: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    work: ((processorSeconds(server.pid) - before) / requests.total) * 1e6,
    errors: errors + timeouts + non2xx,
  };
}
