import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import { securityHeaders } from './securityHeaders.ts';
import { sendText } from './sendText.ts';

export type ServerLimits = {
  /** Milliseconds until the headers of a request must be complete. */
  headersTimeout: number;
  /** Milliseconds until a request must be complete. */
  requestTimeout: number;
  /** Milliseconds between two looks for overdue connections. */
  connectionsCheckingInterval: number;
};

// Overdue headers are cut off after 25 s at most.
const LIMITS: ServerLimits = {
  headersTimeout: 20_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
};

const STATUS_OF: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** A server that lets nobody keep a connection by sending slowly, and whose own errors carry our headers too. */
export function hardenedServer(handler: RequestListener, limits: Partial<ServerLimits> = {}): Server {
  // Node would answer a missing Host by itself, without our headers; the handler does it instead.
  const server = createServer(
    { ...LIMITS, ...limits, keepAliveTimeout: 5000, requireHostHeader: false },
    handler,
  );
  server.on('checkExpectation', (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders())) response.setHeader(name, value);
    sendText(request, response, { status: 417, body: 'This expectation cannot be met.\n' });
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const status = STATUS_OF[error.code ?? ''] ?? 400;
    const headers = {
      ...securityHeaders(),
      'Cache-Control': 'no-store',
      'Content-Length': '0',
      Connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end(`${[`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n')}\r\n\r\n`);
  });
  return server;
}
