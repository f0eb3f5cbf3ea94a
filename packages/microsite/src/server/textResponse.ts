export type TextAnswer = { status: number; type?: string; headers?: Record<string, string>; body: string };

/** A short answer that is not a file. Its length is said for HEAD too, which drops the body. */
export function textResponse({
  status,
  type = 'text/plain; charset=utf-8',
  headers = {},
  body,
}: TextAnswer): Response {
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
