import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { Served } from './serve.ts';

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

/** Linux counts in hundredths of a second. */
const TICKS = 100;

/** Seconds for which a process and those that it started have kept processors busy. Reads `/proc`, which only Linux has. */
function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Its name, in brackets, may hold spaces.
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + processorSeconds(Number(child)), (user + system) / TICKS);
}

/** Memory that a process has on this machine, MiB. */
export function residentMemory(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}
