import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

/** Null for an address that is another's. */
export type PartialHandler = (request: Request, visitorAddress?: string) => Promise<Response | null>;

/** A handler in the form of Connect, for development servers. What it leaves goes to `next`. */
export function asMiddleware(answer: PartialHandler) {
  return (incoming: IncomingMessage, outgoing: ServerResponse, next: (error?: unknown) => void): void => {
    const listener = getRequestListener(
      async (request) => {
        try {
          const response = await answer(request, incoming.socket.remoteAddress);
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
