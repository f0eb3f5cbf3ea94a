import { ANSWER_BYTES } from '@tamarack-lowe/api-client';
import { KEPT_AS, KEPT_AT, KEPT_BYTES } from '../labels.ts';

/**
 * An answer as it is kept, with its labels. `as`: for what is kept whether it was opened or not, what it is made of.
 * Null for what is no page, picture or answer: refusals, what leads elsewhere, and what would drive out all the rest.
 */
export async function labelled(answer: Response, as?: string): Promise<Response | null> {
  if (answer.status !== 200 || answer.redirected || answer.type !== 'basic') return null;
  const body = await answer.blob();
  if (body.size > ANSWER_BYTES) return null;
  const headers = new Headers(answer.headers);
  // It is kept unpacked.
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  headers.set(KEPT_AT, String(Date.now()));
  headers.set(KEPT_BYTES, String(body.size));
  if (as !== undefined) headers.set(KEPT_AS, as);
  return new Response(body, { status: answer.status, headers });
}
