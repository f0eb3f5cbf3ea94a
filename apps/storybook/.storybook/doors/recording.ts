import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '@tamarack-lowe/content-model';

const RECORDINGS = join(import.meta.dirname, '../../../site/recordings');

/** A recorded answer of the content host, in the language of a site: those of `/fr` lie in `fr`. */
export function recording({ paths }: Pick<Site, 'paths'>, name: string): unknown {
  return JSON.parse(readFileSync(join(RECORDINGS, paths.intro, `${name}.json`), 'utf8'));
}
