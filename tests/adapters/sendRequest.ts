import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import * as https from 'node:https';
import { connect } from 'node:net';
import * as tls from 'node:tls';
import type { Expectation } from './Expectation.ts';

export type ReceivedResponse = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

/** Server to send requests to. `ca`: its certificate, for https. */
export type Target = { port: number; agent: Agent; ca?: string };

const TIMEOUT_MS = 20_000;
/** Wait for the response to a malformed request, which may never end. */
const RAW_TIMEOUT_MS = 2000;

/** Returns a target whose connections stay open until its agent is destroyed. */
export function openTarget(port: number, ca?: string): Target {
  const options = { keepAlive: true, maxSockets: 4 };
  return ca === undefined
    ? { port, agent: new Agent(options) }
    : { port, agent: new https.Agent({ ...options, ca }), ca };
}

/** Sends the path exactly as written, which `fetch` would normalize, and decompresses nothing. */
export function sendRequest(
  { port, agent, ca }: Target,
  { method = 'GET', path, headers = {} }: Pick<Expectation, 'method' | 'path' | 'headers'>,
): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers, agent, timeout: TIMEOUT_MS };
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

/** Sends bytes that may not be a request. Resolves to all bytes that come back, which may be none. */
export function sendRaw({ port, ca }: Pick<Target, 'port' | 'ca'>, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const send = () => socket.write(Buffer.from(bytes, 'latin1'));
    const to = { port, host: '127.0.0.1' };
    const socket = ca === undefined ? connect(to, send) : tls.connect({ ...to, ca }, send);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('end', () => socket.end());
    socket.on('error', () => undefined);
    socket.setTimeout(RAW_TIMEOUT_MS, () => socket.destroy());
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}
