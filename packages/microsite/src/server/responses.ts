import type { SiteFile } from './BuiltSite.ts';
import { codingOf } from './codingOf.ts';
import { conditionOf } from './conditionOf.ts';
import { textResponse } from './textResponse.ts';

export type FileResponseOptions = {
  /** An error page (404) is always sent whole. Default 200. */
  status?: 200 | 404;
  /** `Cache-Control` and whatever else belongs to this file. */
  headers: Record<string, string>;
};

const REFUSALS = {
  412: 'This file is not the one that was expected.\n',
  416: 'This file has no such part.\n',
};

/**
 * Answers with a file: the form that the visitor can unpack, a part of it, or 304 when the visitor has it. Rejects when
 * the file cannot be read.
 */
export async function fileResponse(
  request: Request,
  file: SiteFile,
  { status = 200, headers }: FileResponseOptions,
): Promise<Response> {
  // Conditions and parts are about a page that exists; a part is one of the plain file: players count in its bytes.
  const isPart = status === 200 && request.headers.has('range');
  const coding = isPart ? undefined : codingOf(request, file);
  const form = file.compressed.get(coding ?? '') ?? file;
  const known = { ...headers, ...(file.compressed.size > 0 && { Vary: 'Accept-Encoding' }) };
  const validators = { ETag: form.etag, 'Last-Modified': file.modified };
  const condition = status === 200 ? conditionOf(request, form, file.modified) : { status };

  if (condition.status === 412 || condition.status === 416) {
    const range: Record<string, string> =
      condition.status === 416 ? { 'Content-Range': `bytes */${file.size}` } : {};
    return textResponse({
      status: condition.status,
      headers: { ...known, ...range, 'Cache-Control': 'no-store' },
      body: REFUSALS[condition.status],
    });
  }
  if (condition.status === 304)
    return new Response(null, { status: 304, headers: { ...known, ...validators } });

  const part = condition.status === 206 ? condition.part : { start: 0, end: form.size - 1 };
  const init = {
    status: condition.status,
    // For edges, which would compress once more what says that it is compressed.
    ...(coding && { encodeBody: 'manual' }),
    headers: {
      ...known,
      ...(status === 200 && validators),
      ...(status === 200 && !coding && { 'Accept-Ranges': 'bytes' }),
      ...(coding && { 'Content-Encoding': coding }),
      ...(condition.status === 206 && { 'Content-Range': `bytes ${part.start}-${part.end}/${form.size}` }),
      'Content-Type': file.type,
      'Content-Length': String(part.end - part.start + 1),
    },
  };
  return new Response(request.method === 'HEAD' ? null : await form.read(part), init);
}
