import * as v from 'valibot';
import { expect, test } from 'vitest';
import { slideSchema } from './slides.ts';

test('a slide has three to nine circles, or none', () => {
  const circle = {
    text: 'Our people',
    media: 'scenes/team-dawn',
    type: 'image',
    size: 'xxl',
    desktop: { offset: 100, degree: 2 },
    story: { id: 'our-people' },
  };
  const isTaken = (length: number) => v.is(slideSchema.entries.circles, Array(length).fill(circle));
  expect([0, 2, 3, 9, 10].map(isTaken)).toEqual([true, false, true, true, false]);
});
