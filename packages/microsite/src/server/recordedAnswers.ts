import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordingsIn } from '../config/recordingsIn.ts';

/** The recorded answers that stand in for a content host, by their route: `campus-events.json` answers `campus_events`. */
export type RecordedAnswers = {
  /** Whether nothing is recorded. */
  isEmpty: boolean;
  /** The answer of a route in a language; in the language of the others where it is not recorded in this one. */
  find: (route: string, language: string) => string | undefined;
};

/** Reads recorded answers; none without a folder. A folder inside it, as `de`, holds those of a language. */
export function recordedAnswers(folder: string | undefined): RecordedAnswers {
  const known = new Map<string, ReadonlyMap<string, string>>();

  function answersIn(from: string): ReadonlyMap<string, string> {
    const answers = known.get(from) ?? readAnswers(from);
    known.set(from, answers);
    return answers;
  }

  if (folder === undefined) return { isEmpty: true, find: () => undefined };
  return {
    isEmpty: answersIn(folder).size === 0,
    find: (route, language) =>
      answersIn(recordingsIn(folder, language)).get(route) ?? answersIn(folder).get(route),
  };
}

function readAnswers(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    names.map((name) => [
      name.slice(0, -'.json'.length).replaceAll('-', '_'),
      readFileSync(join(folder, name), 'utf8'),
    ]),
  );
}
