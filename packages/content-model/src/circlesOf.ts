import * as v from 'valibot';

/** The circles of a slide, each as this schema reads it: enough to be a field, and no more than have room. */
export const circlesOf = <const Circle extends v.GenericSchema>(circle: Circle) =>
  v.pipe(v.array(circle), v.minLength(3), v.maxLength(9));
