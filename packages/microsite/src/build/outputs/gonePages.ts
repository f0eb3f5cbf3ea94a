import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { joinPath } from '@tamarack-lowe/content-model/internal/addresses';
import * as v from 'valibot';
import { goneAddresses } from '../../routes/not-found/data.server.ts';
import type { RouteContext } from '../../routes/route.ts';

/** File beside the folder of a built site: addresses that are no more, and the files of their pages. Servers read it. */
const GONE_FILE = 'gone.json';

/** Returns the addresses of colleagues who have left, in all languages of a site, and the files of their pages. */
export function gonePagesOf(
  sites: readonly { context: Pick<RouteContext, 'site' | 'content'> }[],
): Readonly<Record<string, string>> {
  const all = sites.flatMap(({ context }) => goneAddresses(context));
  return Object.fromEntries(all.map(({ address, page }) => [address, joinPath(page, '/index.html')]));
}

/** Writes the addresses that are no more. Where everybody is still there, there is no file. */
export async function writeGonePages({
  sites,
  target,
}: {
  sites: readonly { context: Pick<RouteContext, 'site' | 'content'> }[];
  target: string;
}): Promise<void> {
  const gone = gonePagesOf(sites);
  if (Object.keys(gone).length > 0) await writeFile(join(target, '..', GONE_FILE), JSON.stringify(gone));
}

/** Reads the addresses that the build of a site wrote as gone; empty where there are none. */
export function readGonePages(root: string): Readonly<Record<string, string>> {
  const file = join(root, '..', GONE_FILE);
  if (!existsSync(file)) return {};
  return v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(file, 'utf8')));
}
