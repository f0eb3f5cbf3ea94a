import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import type { Expectation } from './Expectation.ts';

export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

const WAIT_MS = 20_000;
/** Until a request that may have no end is given up. */
const RAW_WAIT_MS = 2000;

/** Sends a path exactly as it is written, which `fetch` would tidy up, and unpacks nothing. */
export function ask(
  port: number,
  { method = 'GET', path, headers = {} }: Pick<Expectation, 'method' | 'path' | 'headers'>,
  agent: Agent,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers, agent, timeout: WAIT_MS };
    const sent = request(options, async (response) => {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of response) chunks.push(chunk);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        });
      } catch (error) {
        reject(error);
      }
    });
    sent.on('timeout', () => sent.destroy(new Error('There was no answer in time.')));
    sent.on('error', reject).end();
  });
}

/** Sends bytes that may be no request at all, and gives what came back until the other side was done; nothing is fine. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('end', () => socket.end());
    socket.on('error', () => undefined);
    socket.setTimeout(RAW_WAIT_MS, () => socket.destroy());
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}
