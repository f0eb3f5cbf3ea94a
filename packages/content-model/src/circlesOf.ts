import * as v from 'valibot';

/** The circles of a slide, each as this schema reads it: enough to be a field and no more than have room, or none. */
export const circlesOf = <const Circle extends v.GenericSchema>(circle: Circle) =>
  v.pipe(
    v.array(circle),
    v.maxLength(9),
    v.check(({ length }) => length === 0 || length >= 3, 'A slide has at least three circles, or none.'),
  );
