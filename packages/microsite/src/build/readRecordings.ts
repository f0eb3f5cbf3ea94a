import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCampusEvents } from '@tamarack-lowe/api-client';
import type { Brand, CampusEvents } from '@tamarack-lowe/content-model';
import { recordingsIn } from '../config/recordingsIn.ts';

/**
 * The recorded answers of a content host in a language, parsed; null where none is recorded or it cannot be read. `report`
 * is told what of them is left out.
 */
export function readRecordings(
  folder: string | undefined,
  { mainSite }: Pick<Brand, 'mainSite'>,
  language: string,
  report?: (line: string) => void,
): { events: CampusEvents | null } {
  const file = folder === undefined ? undefined : join(recordingsIn(folder, language), 'campus-events.json');
  if (file === undefined || !existsSync(file)) return { events: null };
  const answer: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return { events: parseCampusEvents(answer, { siteUrl: mainSite, report }) };
}
