import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesSchema } from '@tamarack-lowe/content-model';
import * as v from 'valibot';

const redirectsSchema = v.pick(addressesSchema, ['redirects']);

/** The addresses of a content folder that have moved for good, as its `brand.json` says. */
export function readRedirects(contentFolder: string): Record<string, string> {
  const file = join(contentFolder, 'brand.json');
  return existsSync(file) ? v.parse(redirectsSchema, JSON.parse(readFileSync(file, 'utf8'))).redirects : {};
}
