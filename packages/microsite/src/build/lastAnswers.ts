import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

type Kept<T> = { at: string; value: T };

export type LastAnswers = {
  keep: (key: string, value: unknown) => void;
  /** The value of a key and when it was kept; null after a day. */
  find: <T>(key: string) => Kept<T> | null;
};

/** As long as a server gives an answer of a content host that is down. */
const DAY_MS = 86_400_000;

/** Answers that were good, in a file, from build to build. */
export function lastAnswers(file: string, now: Date): LastAnswers {
  const kept: Record<string, Kept<never>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return {
    keep(key, value) {
      Object.assign(kept, { [key]: { at: now.toISOString(), value } });
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(kept));
    },
    find(key) {
      const found = kept[key];
      return found && now.getTime() - Date.parse(found.at) <= DAY_MS ? found : null;
    },
  };
}
