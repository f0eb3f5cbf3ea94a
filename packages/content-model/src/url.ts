import * as v from 'valibot';

/** A full address. */
export const urlSchema = v.pipe(v.string(), v.url('Write a full address.'));
