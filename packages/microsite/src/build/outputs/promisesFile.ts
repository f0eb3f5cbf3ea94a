import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Site } from '@tamarack-lowe/content-model';
import type { PageCheck, PageHiring } from '@tamarack-lowe/content-tools';
import { promisesFile } from '../../routes/promises/data.server.ts';

type Options = {
  site: Site;
  /** Null for a firm without `hiring.json`. */
  hiring: PageHiring | null;
  today: string;
  target: string;
};

/** Writes what the page of promises says as JSON beside it, for programs and researchers. */
export function writePromisesFile({ site, hiring, today, target }: Options): void {
  const file = promisesFile(site.paths);
  if (hiring === null || file === null) return;
  const path = join(target, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(promisesRecords(site, hiring, today), null, 2)}\n`);
}

/** The records of promises and machines. Days are `YYYY-MM-DD`; `state` is that of the day `asOf`. */
function promisesRecords(
  { brand, language }: Pick<Site, 'brand' | 'language'>,
  { law, machines, promises, steps }: PageHiring,
  today: string,
) {
  return {
    firm: brand.firm,
    language,
    asOf: today,
    promises: promises.map(({ id, promise, measure, found, by, lapsed, check }) => ({
      id,
      promise,
      measure,
      found: check.lapsed ? null : (found ?? null),
      checkedBy: by,
      ...checkRecord(check),
      whenLapsed: lapsed,
    })),
    machines: steps.map(({ id, name, machine: { check, does, decides, ground, person } }) => ({
      step: id,
      name,
      machineDoes: does,
      whoDecides: decides,
      onWhatGround: ground,
      howToReachAPerson: person,
      checkedBy: machines.by,
      ...checkRecord(check),
    })),
    law: law && { source: law.source, read: law.asOf, duties: law.duties },
  };
}

const checkRecord = ({ day, untilDay, lapsed }: PageCheck) => ({
  checked: day,
  goodUntil: untilDay,
  state: lapsed ? 'being checked again' : 'checked',
});
