import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const PAUSE_MS = 25;

/** Requests a page for some seconds, each time on a new connection. Returns the duration of each complete response in ms. */
export async function quickClient(address: string, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: false });
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const begun = performance.now();
    await new Promise<void>((resolve, reject) => {
      get(address, { agent }, (answer) => void answer.resume().once('end', resolve)).once('error', reject);
    });
    times.push(performance.now() - begun);
    await setTimeout(PAUSE_MS);
  }
  return times.sort((a, b) => a - b);
}

/** Pause of a slow client between two bytes or requests, ms. */
const SLOWNESS_MS = 1000;

/**
 * Starts clients that try to block a server. Half of them send the headers of a request byte by byte and never finish. The
 * others request a film every second and read nothing. A disconnected client reconnects at once. Returns a function that
 * stops them.
 */
export async function slowClients(address: string, { count, film }: { count: number; film: string }) {
  const { port, hostname, host } = new URL(address);
  const head = (path: string) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n`;
  const kinds = [
    { first: head('/'), later: 'X' },
    { first: `${head(film)}\r\n`, later: `${head(film)}\r\n` },
  ];
  const stop = new AbortController();

  function come(index: number) {
    const { first, later } = kinds[index % kinds.length] ?? { first: '', later: '' };
    const socket = connect({ port: Number(port), host: hostname }).pause();
    socket.write(first);
    const timer = setInterval(() => socket.write(later), SLOWNESS_MS);
    const leave = () => socket.destroy();
    stop.signal.addEventListener('abort', leave, { once: true });
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(timer);
      stop.signal.removeEventListener('abort', leave);
      if (!stop.signal.aborted) come(index);
    });
    return once(socket, 'connect');
  }

  await Promise.all(Array.from({ length: count }, (_, index) => come(index)));
  return () => stop.abort();
}
