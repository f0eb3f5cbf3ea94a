import type { Site } from '@tamarack-lowe/content-model';
import type { PageCheck, PageHiring } from '@tamarack-lowe/content-tools';

/** Returns what the page of promises says as records, for programs and researchers. Days are `YYYY-MM-DD`; `state` is that of the day `asOf`. */
export function promisesRecords(
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
