import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCampusEvents } from '@tamarack-lowe/api-client';
import type { Brand, CampusEvents } from '@tamarack-lowe/content-model';

/** The recorded answers of a content host, parsed; null where none is recorded or it cannot be read. */
export function readRecordings(
  folder: string | undefined,
  { mainSite }: Pick<Brand, 'mainSite'>,
): { events: CampusEvents | null } {
  const file = folder === undefined ? undefined : join(folder, 'campus-events.json');
  if (file === undefined || !existsSync(file)) return { events: null };
  return { events: parseCampusEvents(JSON.parse(readFileSync(file, 'utf8')), { siteUrl: mainSite }) };
}
