import * as v from 'valibot';

/** Whom a story is for, each by a word of this schema. */
export const storyForSchema = <Type extends string>(type: v.GenericSchema<Type>) =>
  v.pipe(v.array(type), v.minLength(1, 'Say who the story is for. Without "for", it is for all.'));

/** Whom somebody looks after, each by a word of this schema. */
export const recruitsSchema = <Type extends string>(type: v.GenericSchema<Type>) =>
  v.pipe(v.array(type), v.minLength(1, 'Say who this person recruits. Without "recruits", it is everybody.'));
