import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Body, Expectation } from './Expectation.ts';
import { type ReceivedResponse, sendRequest, type Target } from './sendRequest.ts';

/** Sends the request of an expectation. Returns every difference in words. `client`: folder of the built site. */
export async function checkResponse(
  expectation: Expectation,
  { target, client }: { target: Target; client: string },
): Promise<string[]> {
  const response = await sendRequest(target, expectation);
  const issues = issuesOf(expectation, response, client);
  if (!expectation.revalidates || issues.length > 0) return issues;
  const { etag } = response.headers;
  if (etag === undefined) return ['it has no ETag'];
  const headers = { ...expectation.headers, 'If-None-Match': etag };
  const second = await sendRequest(target, { ...expectation, headers });
  return issuesOf({ ...expectation, status: 304, body: null }, second, client);
}

function issuesOf(expectation: Expectation, response: ReceivedResponse, client: string): string[] {
  const { status } = expectation;
  return [
    ...(response.status === status ? [] : [`${response.status} instead of ${status}`]),
    ...headerIssues(expectation, response),
    ...bodyIssues(expectation, response, client),
  ];
}

function headerIssues({ responseHeaders = {} }: Expectation, { headers }: ReceivedResponse): string[] {
  return Object.entries(responseHeaders).flatMap(([name, expected]) => {
    const value = headers[name];
    const isRight =
      expected === null
        ? value === undefined
        : expected instanceof RegExp
          ? typeof value === 'string' && expected.test(value)
          : value === expected;
    return isRight ? [] : [`${name} is ${value ?? 'missing'} instead of ${expected ?? 'missing'}`];
  });
}

function bodyIssues({ body }: Expectation, response: ReceivedResponse, client: string): string[] {
  if (body === undefined) return [];
  const expected =
    body === null ? Buffer.alloc(0) : typeof body === 'string' ? Buffer.from(body) : bytesOf(body, client);
  try {
    const bytes = decompressed(response);
    return bytes.equals(expected) ? [] : [`other bytes: ${bytes.length} instead of ${expected.length}`];
  } catch {
    return ['the body cannot be decompressed'];
  }
}

function bytesOf({ file, part }: Body, client: string): Buffer {
  const bytes = readFileSync(path.join(client, file));
  return part ? bytes.subarray(part[0], part[1] + 1) : bytes;
}

function decompressed({ bytes, headers }: ReceivedResponse): Buffer {
  if (bytes.length === 0) return bytes;
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
}
