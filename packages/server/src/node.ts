import { createServer, IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { SiteHandler } from './handler.ts';
import { securityHeaders } from './headers.ts';
import { textResponse } from './responses.ts';

export type ServerLimits = {
  /** Milliseconds without a byte sent or read until the connection ends. */
  timeout: number;
  /** Connections of one IP address on which no request has come yet. */
  halfOpenPerAddress: number;
  /** Milliseconds until the headers of a request must be complete. */
  headersTimeout: number;
  /** Milliseconds until a request must be complete. */
  requestTimeout: number;
  /** Milliseconds between two checks for overdue connections. */
  connectionsCheckingInterval: number;
};

const LIMITS: ServerLimits = {
  timeout: 60_000,
  halfOpenPerAddress: 200,
  headersTimeout: 9000,
  requestTimeout: 29_000,
  connectionsCheckingInterval: 1000,
};

/** Status of a request that Node refuses, by Node's code of the error. */
const REFUSAL_STATUS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Makes a Node server for a handler. A slow client cannot hold a connection, and the server's own errors carry the security
 * headers too.
 */
export function hardenedServer(handler: SiteHandler, limits: Partial<ServerLimits> = {}): Server {
  const { timeout, halfOpenPerAddress, ...options } = { ...LIMITS, ...limits };
  const listener = getRequestListener(
    (request, { incoming }) => handler(request, incoming instanceof IncomingMessage ? { incoming } : {}),
    {
      // Node would refuse a missing Host by itself, without the security headers; the handler does it instead.
      hostname: 'localhost',
      // The handler catches its own errors. Only a request whose address cannot be parsed gets here.
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
    const status = REFUSAL_STATUS[error.code ?? ''] ?? 400;
    const lines = Object.entries(refusalHeaders()).map(([name, value]) => `${name}: ${value}`);
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
    // A slow client may never close its side.
    socket.end(`${head}\r\n\r\n`, () => socket.destroy());
  });
  return server;
}

/** Closes a new connection when its IP address has this many on which no request has come yet. */
function limitHalfOpen(server: Server, perAddress: number): void {
  const waiting = new Map<string, Set<Socket>>();
  const forget = (socket: Socket, address: string) => {
    const sockets = waiting.get(address);
    if (sockets?.delete(socket) && sockets.size === 0) waiting.delete(address);
  };
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const sockets = waiting.get(address) ?? new Set();
    if (sockets.size >= perAddress) {
      socket.destroy();
      return;
    }
    waiting.set(address, sockets.add(socket));
    socket.once('close', () => forget(socket, address));
  });
  server.on('request', ({ socket }) => forget(socket, socket.remoteAddress ?? ''));
}

/** Headers of responses that never reach the handler. */
function refusalHeaders(): Record<string, string> {
  return { ...securityHeaders(), 'Cache-Control': 'no-store', 'Content-Length': '0', Connection: 'close' };
}

/** A handler of some addresses; null for all others. */
export type PartialHandler = (request: Request, visitorAddress?: string) => Promise<Response | null>;

/**
 * Turns a handler into middleware of Connect, for development servers. Requests that it does not handle, and errors, go to
 * `next`.
 *
 * @example vite.middlewares.use(asMiddleware(createContentHost()))
 */
export function asMiddleware(handler: PartialHandler) {
  return (incoming: IncomingMessage, outgoing: ServerResponse, next: (error?: unknown) => void): void => {
    const listener = getRequestListener(
      async (request) => {
        try {
          const response = await handler(request, incoming.socket.remoteAddress);
          if (response !== null) return response;
          next();
        } catch (error) {
          next(error);
        }
        return RESPONSE_ALREADY_SENT;
      },
      { hostname: 'localhost', overrideGlobalObjects: false },
    );
    void listener(incoming, outgoing);
  };
}
