import fresh from 'fresh';
import { parseAccept } from 'hono/utils/accept';
import parseRange from 'range-parser';

/** First and last byte, both included. */
type ByteRange = { start: number; end: number };

/** One representation of a file: uncompressed or compressed. */
export type FileForm = {
  /** Bytes. */
  size: number;
  /** Strong `ETag`, a hash of the bytes: the same on every machine that serves this build. */
  etag: string;
  /** Reads a range of its bytes. Rejects when the file cannot be read. */
  read: (range: ByteRange) => Promise<ConstructorParameters<typeof Response>[0]>;
};

export type SiteFile = FileForm & {
  /** Its address: `/company/index.html`. */
  name: string;
  /** `Content-Type`. */
  type: string;
  /** `Last-Modified`. */
  modified: string;
  /** Compressed forms by their name in `Accept-Encoding`; best first. */
  compressed: ReadonlyMap<string, FileForm>;
};

/** Content codings by their name in `Accept-Encoding`, with the extension of the compressed file. Best first. */
export const CODINGS = { br: '.br', gzip: '.gz' };

export type FileResponseOptions = {
  /** An error page (404, 410) is always sent whole. Default 200. */
  status?: 200 | 404 | 410;
  /** `Cache-Control` and every other header that belongs to this file. */
  headers: Record<string, string>;
};

export type TextResponseOptions = {
  status: number;
  type?: string;
  headers?: Record<string, string>;
  body: string;
};

/** A short response that is not a file. `Content-Length` is set for HEAD too, where the body is dropped. */
export function textResponse({
  status,
  type = 'text/plain; charset=utf-8',
  headers = {},
  body,
}: TextResponseOptions): Response {
  return new Response(body, {
    status,
    headers: {
      'Content-Type': type,
      'Content-Length': String(new TextEncoder().encode(body).length),
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}

/** A short JSON response. `body`: a string of JSON, or an object. */
export function jsonResponse(
  status: number,
  body: string | object,
  headers: Record<string, string> = {},
): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return textResponse({ status, type: 'application/json; charset=utf-8', headers, body: text });
}

/**
 * Responds with a file in the best coding that the client accepts, with a range of it, or with 304 when the client has it
 * already. Rejects when the file cannot be read.
 */
export async function fileResponse(
  request: Request,
  file: SiteFile,
  { status = 200, headers }: FileResponseOptions,
): Promise<Response> {
  // An error page has neither conditions nor ranges. Ranges are of the uncompressed file: players count in its bytes.
  const asksRange = status === 200 && request.headers.has('range');
  const coding = asksRange ? undefined : acceptedCoding(request, file);
  const form = file.compressed.get(coding ?? '') ?? file;
  const allHeaders = { ...headers, ...(file.compressed.size > 0 && { Vary: 'Accept-Encoding' }) };
  const validators = { ETag: form.etag, 'Last-Modified': file.modified };
  const outcome = status === 200 ? evaluateConditions(request, form, file.modified) : { status };

  if (outcome.status === 412 || outcome.status === 416) {
    const contentRange: Record<string, string> =
      outcome.status === 416 ? { 'Content-Range': `bytes */${file.size}` } : {};
    return textResponse({
      status: outcome.status,
      headers: { ...allHeaders, ...contentRange, 'Cache-Control': 'no-store' },
      body: REFUSALS[outcome.status],
    });
  }
  if (outcome.status === 304)
    return new Response(null, { status: 304, headers: { ...allHeaders, ...validators } });

  const range = outcome.status === 206 ? outcome.range : { start: 0, end: form.size - 1 };
  const init = {
    status: outcome.status,
    // Workers would compress a body with `Content-Encoding` once more.
    ...(coding && { encodeBody: 'manual' }),
    headers: {
      ...allHeaders,
      ...(status === 200 && validators),
      ...(status === 200 && !coding && { 'Accept-Ranges': 'bytes' }),
      ...(coding && { 'Content-Encoding': coding }),
      ...(outcome.status === 206 && { 'Content-Range': `bytes ${range.start}-${range.end}/${form.size}` }),
      'Content-Type': file.type,
      'Content-Length': String(range.end - range.start + 1),
    },
  };
  return new Response(request.method === 'HEAD' ? null : await form.read(range), init);
}

const REFUSALS = {
  412: 'This file is not the one that was expected.\n',
  416: 'This file has no such part.\n',
};

/** Best coding that the client accepts; `q=0` refuses one. Undefined for the uncompressed file. */
function acceptedCoding({ headers }: Request, { compressed }: SiteFile): string | undefined {
  const offers = parseAccept(headers.get('accept-encoding') ?? '');
  const offerOf = (coding: string) =>
    offers.find(({ type }) => type.toLowerCase() === coding) ?? offers.find(({ type }) => type === '*');
  return [...compressed.keys()].find((coding) => (offerOf(coding)?.q ?? 0) > 0);
}

/** Outcome of a conditional request: the whole file, a range of it, or neither. */
type Outcome = { status: 200 | 304 | 412 | 416 } | { status: 206; range: ByteRange };

/** Reads the conditional headers in the order of RFC 9110, 13.2.2. A list of ranges gets the whole file. */
function evaluateConditions(
  { headers }: Request,
  { etag, size }: { etag: string; size: number },
  modified: string,
): Outcome {
  const validators = { etag, 'last-modified': modified };
  /** True when a tag, a list of tags or a date matches the file. */
  const matches = (tagsOrDate: string) =>
    fresh(
      /["*]/.test(tagsOrDate) ? { 'if-none-match': tagsOrDate } : { 'if-modified-since': tagsOrDate },
      validators,
    );
  const header = (name: string) => headers.get(name) ?? undefined;

  const expected = header('if-match') ?? header('if-unmodified-since');
  if (expected !== undefined && !matches(expected)) return { status: 412 };

  const conditions = {
    'if-none-match': header('if-none-match'),
    'if-modified-since': header('if-modified-since'),
    'cache-control': header('cache-control'),
  };
  if (fresh(conditions, validators)) return { status: 304 };

  const [range, ifRange] = [header('range'), header('if-range')];
  if (range === undefined || (ifRange !== undefined && !matches(ifRange))) return { status: 200 };
  const ranges = parseRange(size, range, { combine: true });
  if (ranges === -1 && range.startsWith('bytes=')) return { status: 416 };
  if (typeof ranges === 'number' || ranges.type !== 'bytes') return { status: 200 };
  const [first, ...others] = ranges;
  return first && others.length === 0 ? { status: 206, range: first } : { status: 200 };
}
