/**
 * Puts a base before the addresses of pictures and films in an answer. Pages of a preview name them from the root of the site, and a desk
 * of a proposal is below it.
 */
export async function withMediaBase(response: Response, base: string): Promise<Response> {
  if (!response.ok) return response;
  const text = await response.text();
  const { headers, status } = response;
  return new Response(text.replaceAll(/(["\s,])\/(media|content\/films)\//g, `$1${base}/$2/`), {
    status,
    headers: { ...Object.fromEntries(headers), 'Content-Type': 'application/json' },
  });
}
