import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

const RECORDINGS = new URL('../../recordings/', import.meta.url);

/** A WordPress front page, the target of plain permalinks; the recording has its headers only. */
const FRONT_PAGE = '<!doctype html><html lang="en"><title>A site</title><p>Just another site.';

export type Recording = {
  file: string | null;
  headers: string;
  status: number;
  path: string;
  bytes: number;
  note: string;
};

export function listRecordings(): Recording[] {
  return JSON.parse(readFileSync(new URL('index.json', RECORDINGS), 'utf8'));
}

/**
 * Responds to every request on loopback with one recording: its status, its headers in their order, its body byte for byte.
 * The redirect of plain permalinks leads to this server, so that no test leaves the machine.
 */
export async function startReplayServer(recording: Recording) {
  const body =
    recording.file === null ? Buffer.from(FRONT_PAGE) : readFileSync(new URL(recording.file, RECORDINGS));
  const lines = readFileSync(new URL(recording.headers, RECORDINGS), 'utf8').trim().split(/\r?\n/).slice(1);
  const requests: { method: string; url: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    requests.push({ method, url, headers: request.headers });
    if (recording.status === 301 && url.endsWith('/')) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=UTF-8' }).end(FRONT_PAGE);
      return;
    }
    const headers = lines
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as const)
      .map(([name, value]) => (name === 'Location' ? [name, `${new URL(value).pathname}`] : [name, value]));
    response.writeHead(recording.status, headers.flat() as string[]).end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    body,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
