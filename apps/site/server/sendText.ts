import type { IncomingMessage, ServerResponse } from 'node:http';

export type TextAnswer = { status: number; type?: string; headers?: Record<string, string>; body: string };

/** Sends a short answer that is not a file. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  { status, type = 'text/plain; charset=utf-8', headers = {}, body }: TextAnswer,
): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': bytes.length,
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
