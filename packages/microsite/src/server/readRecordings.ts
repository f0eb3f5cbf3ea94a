import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContentError, isSystemFile } from '@tamarack-lowe/content-model';
import { readText } from '@tamarack-lowe/content-model/internal/text';
import type { Recordings } from './recordedAnswers.ts';

/**
 * Reads recorded answers by their routes: `campus-events.json` answers `campus_events`. A folder inside the folder, as
 * `de`, holds those of a language. Nothing without a folder. Throws a `ContentError` for a file that is damaged, or where two
 * are for one route.
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
  const answers: Record<string, string> = {};
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.json') || isSystemFile(name)) continue;
    const route = name.slice(0, -'.json'.length).replaceAll('-', '_');
    const where = `${basename(folder)}/${name}`;
    if (Object.hasOwn(answers, route))
      throw new ContentError([
        `${where}: another file answers the route "${route}" already, and only one of the two would be heard. Keep the right one.`,
      ]);
    answers[route] = readText(readFileSync(join(folder, name)), where);
  }
  return answers;
}
