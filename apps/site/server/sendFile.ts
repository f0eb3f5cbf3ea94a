import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';
import { acceptsEncoding } from './acceptsEncoding.ts';
import { sendText } from './sendText.ts';
import type { SiteFile } from './siteFile.ts';

export type SendFileOptions = { status?: 200 | 404; cacheControl: string };

const REFUSALS: Record<number, string> = {
  412: 'This file is not the one that was expected.\n',
  416: 'This file has no such part.\n',
};

/**
 * Chooses the form of a file and its headers, and lets `send` answer: parts, 304, HEAD, the bytes. An error page
 * (`status`) is always sent whole. Rejects when the file cannot be read.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  { status = 200, cacheControl }: SendFileOptions,
): Promise<void> {
  const { range, 'accept-encoding': accepted } = request.headers;
  const isFound = status === 200;
  // A part is a part of the plain file: players count in its bytes.
  const compressed =
    isFound && range !== undefined
      ? undefined
      : file.compressed.find(({ encoding }) => acceptsEncoding(accepted, encoding));

  // Conditions and parts are about a page that exists.
  if (!isFound) request.headers = {};
  response.statusCode = status;
  response.setHeader('Content-Type', file.type);
  response.setHeader('Cache-Control', cacheControl);
  if (file.compressed.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (compressed) response.setHeader('Content-Encoding', compressed.encoding);
  // The library's own tag is made of size and time, and two machines that serve one build disagree about the time.
  if (isFound) response.setHeader('ETag', `"${file.hash}${compressed ? `-${compressed.encoding}` : ''}"`);

  return new Promise((resolve, reject) => {
    response.once('close', resolve);
    send(request, encodeURIComponent(compressed?.path ?? file.path), {
      acceptRanges: isFound && !compressed,
      cacheControl: false,
      // Which files have an address was decided before, and the checkout may lie in a hidden folder.
      dotfiles: 'allow',
      etag: false,
      index: false,
      lastModified: isFound,
    })
      .on('error', (error: Error & { status?: number }) => {
        const body = REFUSALS[error.status ?? 500];
        if (body === undefined || error.status === undefined) return reject(error);
        response.removeHeader('Content-Encoding');
        sendText(request, response, { status: error.status, body });
      })
      .pipe(response);
  });
}
