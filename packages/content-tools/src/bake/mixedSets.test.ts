import { expect, test } from 'vitest';
import { createPlanner } from '../images/pictures.ts';
import { createPictureNotes } from '../images/metadata.ts';
import { wholeFirm } from '../testing/wholeFirm.ts';
import { mixedSets } from './mixedSets.ts';

test('warns when a page would show photographs beside drawings, but not about one guest or a whole set', () => {
  using content = wholeFirm();
  const planOf = createPlanner(content.root, createPictureNotes(content.root));
  const drawn = ['Ann', 'Bo', 'Cy', 'Di', 'Ed']
    .map((name) => {
      content.copy('pictures/people/Ada_Quist.svg', `pictures/people/${name}.svg`);
      return name;
    })
    .map((name) => planOf(`people/${name}`));
  const plans = (photographs: number) =>
    drawn.flatMap((plan, index) =>
      plan ? [{ ...plan, master: { ...plan.master, photograph: index < photographs } }] : [],
    );
  expect(mixedSets(plans(1))).toEqual([]);
  expect(mixedSets(plans(2))).toEqual([expect.stringContaining('people: 2 of 5 pictures are photographs')]);
  expect(mixedSets(plans(5))).toEqual([]);
});
