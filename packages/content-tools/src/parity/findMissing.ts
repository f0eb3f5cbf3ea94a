import { basename } from 'node:path';
import type { Finding } from './Finding.ts';
import type { Pair } from './readPair.ts';

/** A file that has no twin. */
export function missingTwin({ fields, file, twin }: Pair): Finding {
  return {
    shortcoming: 'missing',
    fields: fields.length,
    complaint: `${twin}: this file is missing, so there would be no words in this language. Write it beside ${basename(file)}.`,
  };
}

/** Words of the source for which the twin has none. */
export const findMissing = ({ fields, file, twin }: Pair): Finding[] =>
  fields
    .filter(({ own }) => own === null)
    .map(({ place }) => ({
      shortcoming: 'missing',
      fields: 1,
      complaint: `${twin}, ${place}: there are no words here, so visitors would read those of ${basename(file)}. Write them.`,
    }));
