import { createServer, IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { SiteHandler } from './handler.ts';
import { securityHeaders } from './headers.ts';
import { limitHalfOpen } from './limitHalfOpen.ts';
import { textResponse } from './textResponse.ts';

export type ServerLimits = {
  /** Milliseconds in which nothing is sent and nothing is read of an answer, until the connection ends. */
  timeout: number;
  /** Connections of one address that have not asked for anything yet. */
  halfOpenPerAddress: number;
  /** Milliseconds until the headers of a request must be complete. */
  headersTimeout: number;
  /** Milliseconds until a request must be complete. */
  requestTimeout: number;
  /** Milliseconds between two looks for overdue connections. */
  connectionsCheckingInterval: number;
};

const LIMITS: ServerLimits = {
  timeout: 60_000,
  halfOpenPerAddress: 200,
  headersTimeout: 9000,
  requestTimeout: 29_000,
  connectionsCheckingInterval: 1000,
};

const STATUS_OF: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** A Node server for a handler that lets nobody keep a connection by sending slowly, and whose own errors carry our headers too. */
export function hardenedServer(handler: SiteHandler, limits: Partial<ServerLimits> = {}): Server {
  const { timeout, halfOpenPerAddress, ...options } = { ...LIMITS, ...limits };
  const listener = getRequestListener(
    (request, { incoming }) => handler(request, incoming instanceof IncomingMessage ? { incoming } : {}),
    {
      // Node would answer a missing Host by itself, without our headers; the handler does it instead.
      hostname: 'localhost',
      // The handler answers its own errors; what is left is a request that makes no address.
      errorHandler: () =>
        textResponse({ status: 400, headers: securityHeaders(), body: 'This request is malformed.\n' }),
    },
  );
  const server = createServer({ ...options, keepAliveTimeout: 5000, requireHostHeader: false }, listener);
  server.timeout = timeout;
  limitHalfOpen(server, halfOpenPerAddress);
  server.on('checkExpectation', (_, response) => {
    response.writeHead(417, refusalHeaders()).end();
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const status = STATUS_OF[error.code ?? ''] ?? 400;
    const lines = Object.entries(refusalHeaders()).map(([name, value]) => `${name}: ${value}`);
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
    // Who sends slowly may never close its side.
    socket.end(`${head}\r\n\r\n`, () => socket.destroy());
  });
  return server;
}

/** Of answers that never reach the handler. */
function refusalHeaders(): Record<string, string> {
  return { ...securityHeaders(), 'Cache-Control': 'no-store', 'Content-Length': '0', Connection: 'close' };
}
