import { expect, it } from 'vitest';
import { selectSlides } from '../selectors.ts';
import { makeDeck } from '../testing/makeDeck.ts';
import { openSite } from '../testing/openSite.ts';
import { chooseVisitorType } from './chooseVisitorType.ts';
import { foreseeSlides } from './foreseeSlides.ts';

it('foresees the slides of a choice, pictures that take turns included', () => {
  const { store } = openSite();
  for (const type of ['student', 'experienced', 'student'] as const) {
    const before = store.getState();
    const foreseen = store.dispatch(foreseeSlides({ section: 'discover', type }));
    expect(store.getState()).toBe(before);
    store.dispatch(chooseVisitorType({ type, from: '/' }));
    expect(selectSlides(store.getState(), 'discover')).toEqual(foreseen);
  }
});

it('foresees nothing of stories that have not come, nor of a section that is not there', () => {
  const { discover, recruit } = makeDeck();
  const { store } = openSite({
    deck: { discover: { student: discover.student }, recruit: { student: recruit.student } },
  });
  expect(store.dispatch(foreseeSlides({ section: 'discover', type: 'experienced' }))).toEqual([]);
  expect(store.dispatch(foreseeSlides({ section: 'nowhere', type: 'student' }))).toEqual([]);
});
