import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Recordings } from './recordedAnswers.ts';

/**
 * Reads recorded answers by their routes: `campus-events.json` answers `campus_events`. A folder inside the folder, as
 * `de`, holds those of a language. Nothing without a folder.
 */
export function readRecordings(folder: string | undefined): Recordings {
  if (folder === undefined) return {};
  const languages = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && /^[a-z]{2,3}$/i.test(entry.name),
  );
  return Object.fromEntries(
    ['', ...languages.map(({ name }) => name)].map((language) => [
      language,
      answersIn(join(folder, language)),
    ]),
  );
}

function answersIn(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    names.map((name) => [
      name.slice(0, -'.json'.length).replaceAll('-', '_'),
      readFileSync(join(folder, name), 'utf8'),
    ]),
  );
}
