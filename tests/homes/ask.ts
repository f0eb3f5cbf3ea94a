import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import * as https from 'node:https';
import { connect } from 'node:net';
import * as tls from 'node:tls';
import type { Expectation } from './Expectation.ts';

export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

/** Port to send requests to. `ca`: its certificate, when it serves https. */
export type Door = { port: number; agent: Agent; ca?: string };

const WAIT_MS = 20_000;
/** Until a request that may have no end is given up. */
const RAW_WAIT_MS = 2000;

/** The door of a home; its connections are open until the agent is destroyed. */
export function openDoor(port: number, ca?: string): Door {
  const kept = { keepAlive: true, maxSockets: 4 };
  return ca === undefined
    ? { port, agent: new Agent(kept) }
    : { port, agent: new https.Agent({ ...kept, ca }), ca };
}

/** Sends a path exactly as it is written, which `fetch` would tidy up, and unpacks nothing. */
export function ask(
  { port, agent, ca }: Door,
  { method = 'GET', path, headers = {} }: Pick<Expectation, 'method' | 'path' | 'headers'>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers, agent, timeout: WAIT_MS };
    const sent = (ca === undefined ? request : https.request)(options, async (response) => {
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
    sent.on('timeout', () => sent.destroy(new Error('There was no response in time.')));
    sent.on('error', reject).end();
  });
}

/** Sends bytes that may be no request at all, and gives what came back until the other side was done; nothing is fine. */
export function sendRaw({ port, ca }: Pick<Door, 'port' | 'ca'>, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const send = () => socket.write(Buffer.from(bytes, 'latin1'));
    const to = { port, host: '127.0.0.1' };
    const socket = ca === undefined ? connect(to, send) : tls.connect({ ...to, ca }, send);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('end', () => socket.end());
    socket.on('error', () => undefined);
    socket.setTimeout(RAW_WAIT_MS, () => socket.destroy());
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}
