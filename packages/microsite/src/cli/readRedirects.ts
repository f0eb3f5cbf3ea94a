import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesSchema, makePaths } from '@tamarack-lowe/content-model';
import * as v from 'valibot';

/** The addresses of a content folder that lead to another, as its `brand.json` says. */
export function readRedirects(contentFolder: string): Record<string, string> {
  const file = join(contentFolder, 'brand.json');
  if (!existsSync(file)) return {};
  const { aliases, redirects } = makePaths(
    v.parse(addressesSchema, JSON.parse(readFileSync(file, 'utf8'))),
    {},
  );
  return { ...aliases, ...redirects };
}
