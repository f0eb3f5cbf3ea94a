import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { acceptsEncoding } from './acceptsEncoding.ts';
import { parseRange } from './parseRange.ts';
import type { Representation, SiteFile } from './siteFile.ts';

export type SendFileOptions = { status?: 200 | 404; cacheControl: string };

/**
 * Sends a file: compressed if a form of it lies beside it and the visitor accepts it, a part of it if one is asked for,
 * 304 if the visitor has it. An error page (`status`) is always sent whole.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  { status = 200, cacheControl }: SendFileOptions,
): Promise<void> {
  const { headers } = request;
  const range =
    status === 200 && rangeStillMeant(headers['if-range'], file)
      ? parseRange(headers.range, file.size)
      : null;
  // A part is a part of the plain file: players count in its bytes.
  const compressed =
    range === null
      ? file.compressed.find(({ encoding }) => acceptsEncoding(headers['accept-encoding'], encoding))
      : undefined;
  const etag = `"${file.hash}${compressed ? `-${compressed.encoding}` : ''}"`;

  response.setHeader('Content-Type', file.type);
  response.setHeader('Cache-Control', cacheControl);
  if (file.compressed.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (compressed) response.setHeader('Content-Encoding', compressed.encoding);
  else response.setHeader('Accept-Ranges', 'bytes');
  if (status === 200) response.setHeader('ETag', etag);

  if (status === 200 && hasTag(headers['if-none-match'], etag)) {
    for (const name of ['Content-Type', 'Content-Encoding', 'Accept-Ranges']) response.removeHeader(name);
    response.writeHead(304).end();
    return;
  }
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${file.size}`, 'Content-Length': 0 }).end();
    return;
  }
  const chosen: Representation = compressed?.file ?? file;
  const part = range ?? { start: 0, end: chosen.size - 1 };
  if (range) response.setHeader('Content-Range', `bytes ${part.start}-${part.end}/${file.size}`);
  response.setHeader('Content-Length', part.end - part.start + 1);
  if (request.method === 'HEAD' || chosen.size === 0) {
    response.writeHead(range ? 206 : status).end();
    return;
  }
  const handle = await open(chosen.path);
  response.writeHead(range ? 206 : status);
  // The visitor may leave in the middle, and then there is nobody left to tell.
  await pipeline(handle.createReadStream(part), response).catch(() => response.destroy());
}

/** `If-None-Match` lists tags, compared weakly; `*` means any. */
function hasTag(header: string | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

/** A part is only worth sending if the rest that the visitor has is of this very file. */
function rangeStillMeant(ifRange: string | string[] | undefined, file: SiteFile): boolean {
  return ifRange === undefined || ifRange === `"${file.hash}"`;
}
