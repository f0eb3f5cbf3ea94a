import * as v from 'valibot';

/** Schema of a text that is not empty. `what` completes “Write …”. */
export const text = (what: string) => v.pipe(v.string(`Write ${what}.`), v.nonEmpty(`Write ${what}.`));
