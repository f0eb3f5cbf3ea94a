import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Answer, ask, type Door } from './ask.ts';
import type { Body, Expectation } from './Expectation.ts';

/** Asks what a line of the table asks. Gives what is wrong with the answer, in words. */
export async function checkLine(
  line: Expectation,
  { door, client }: { door: Door; client: string },
): Promise<string[]> {
  const answer = await ask(door, line);
  const wrong = [...ofStatus(line, answer), ...ofHeaders(line, answer), ...ofBody(line, answer, client)];
  if (!line.again || wrong.length > 0) return wrong;
  const { etag } = answer.headers;
  if (etag === undefined) return ['it has no tag'];
  const again = await ask(door, { ...line, headers: { ...line.headers, 'If-None-Match': etag } });
  const unchanged = { ...line, status: 304, body: null };
  return [...ofStatus(unchanged, again), ...ofHeaders(unchanged, again), ...ofBody(unchanged, again, client)];
}

function ofStatus({ status }: Expectation, answer: Answer): string[] {
  return answer.status === status ? [] : [`${answer.status} and not ${status}`];
}

function ofHeaders({ answer = {} }: Expectation, { headers }: Answer): string[] {
  return Object.entries(answer).flatMap(([name, expected]) => {
    const said = headers[name];
    const isRight =
      expected === null
        ? said === undefined
        : expected instanceof RegExp
          ? typeof said === 'string' && expected.test(said)
          : said === expected;
    return isRight ? [] : [`${name} is ${said ?? 'not there'} and not ${expected ?? 'left out'}`];
  });
}

function ofBody({ body }: Expectation, answer: Answer, client: string): string[] {
  if (body === undefined) return [];
  const expected =
    body === null ? Buffer.alloc(0) : typeof body === 'string' ? Buffer.from(body) : bytesOf(body, client);
  try {
    const bytes = unpacked(answer);
    return bytes.equals(expected) ? [] : [`other bytes: ${bytes.length} and not ${expected.length}`];
  } catch {
    return ['it cannot be unpacked'];
  }
}

function bytesOf({ file, part }: Body, client: string): Buffer {
  const bytes = readFileSync(path.join(client, file));
  return part ? bytes.subarray(part[0], part[1] + 1) : bytes;
}

function unpacked({ bytes, headers }: Answer): Buffer {
  if (bytes.length === 0) return bytes;
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
}
