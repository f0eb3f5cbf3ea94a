import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The recorded answers that stand in for a content host, by their route: `campus-events.json` answers `campus_events`.
 * Empty without a folder.
 */
export function recordedAnswers(folder: string | undefined): Map<string, string> {
  const names = folder === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    names.map((name) => [
      name.slice(0, -'.json'.length).replaceAll('-', '_'),
      readFileSync(join(folder ?? '', name), 'utf8'),
    ]),
  );
}
