import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseCampusEvents } from '@tamarack-lowe/api-client';
import type { Brand, CampusEvents } from '@tamarack-lowe/content-model';
import { readJsonFile } from '@tamarack-lowe/content-tools';
import { recordingsIn } from '../config/recordingsIn.ts';

/**
 * The recorded answers of a content host in a language, parsed; null where none is recorded. `report` is told what of them is
 * left out. Throws a `ContentError` where a file is damaged or no JSON.
 */
export function readRecordings(
  folder: string | undefined,
  { mainSite }: Pick<Brand, 'mainSite'>,
  language: string,
  report?: (line: string) => void,
): { events: CampusEvents | null } {
  const file = folder === undefined ? undefined : join(recordingsIn(folder, language), 'campus-events.json');
  if (file === undefined || !existsSync(file)) return { events: null };
  const answer = readJsonFile(file, nameOf(file));
  return { events: parseCampusEvents(answer, { siteUrl: mainSite, report }) };
}

/** A recording by its folder and name, as whoever records it knows it. */
const nameOf = (file: string) => `${basename(dirname(file))}/${basename(file)}`;
