import { extname } from 'node:path';
import { contentType } from 'mime-types';

/** The content type of a file by the ending of its name. */
export function mediaType(name: string): string {
  const ending = extname(name);
  return contentType(ending) || 'application/octet-stream';
}
