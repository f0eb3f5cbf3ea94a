export type RequestPath = {
  /** Decoded, begins with `/`. */
  path: string;
  /** With its `?`, as sent; empty when there is none. */
  query: string;
};

/**
 * Reads a request target. Null when it is malformed: bad percent-encoding, control characters, dot segments.
 *
 * @example requestPath('/caf%C3%A9?lang=fr') // { path: '/café', query: '?lang=fr' }
 */
export function requestPath(target: string | undefined): RequestPath | null {
  // A proxy may send the absolute form.
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?]*)?(\/[^?#]*)(\?[^#]*)?/i.exec(target ?? '') ?? [];
  const decoded = decodePath(path);
  return decoded === null ? null : { path: decoded, query };
}

/** Decodes every escape, `%24` included. Null when the path is malformed or would leave its folder. */
export function decodePath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    const isBad =
      !decoded.startsWith('/') || /[\p{Cc}\\]/u.test(decoded) || /(?:^|\/)\.{1,2}(?:\/|$)/.test(decoded);
    return isBad ? null : decoded;
  } catch {
    return null;
  }
}
