/** Told when a body is larger than it may be. */
export class TooLargeError extends Error {
  override name = 'TooLargeError';
}

/**
 * Reads the body of an answer as text, without a byte order mark. Stops at the first byte beyond `most` (unpacked bytes)
 * and throws a `TooLargeError`: nothing of the rest is fetched, however much the host would send.
 */
export async function readBody({ body }: Pick<Response, 'body'>, most: number): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > most) {
      // A connection that is gone by now has nothing to cancel.
      reader.cancel().catch(() => undefined);
      throw new TooLargeError(`It sent more than ${most} bytes.`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
