import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { Served } from './serve.ts';

export type Load = {
  /** Responses per second. */
  rate: number;
  /** Latency in ms: median and 99th percentile. */
  p50: number;
  p99: number;
  /** Processor time of the server per response, in microseconds. Other load of the machine hardly changes it. */
  work: number;
  /** Responses that were late, missing, or had another status than 200. */
  errors: number;
};

type LoadOptions = {
  server: Pick<Served, 'address' | 'pid'>;
  /** Paths that each connection requests in turn. */
  pages: readonly string[];
  connections: number;
  seconds: number;
};

/** Requests pages of a server as fast as it responds. */
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

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;

/** Returns the processor seconds of a process and its children. Reads `/proc`, which only Linux has. */
function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the process, in brackets, may contain spaces.
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + processorSeconds(Number(child)), (user + system) / TICKS);
}

/** Returns the resident memory of a process in MiB. */
export function residentMemory(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}
