import { extname } from 'node:path';
import { contentType } from 'mime-types';

/** The content type of a file by the ending of its name. `.data` is React Router's loader data. */
export function mediaType(name: string): string {
  const ending = extname(name);
  if (ending === '.data') return 'text/x-script; charset=utf-8';
  return contentType(ending) || 'application/octet-stream';
}
