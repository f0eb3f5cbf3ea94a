import { expect, it } from 'vitest';
import { slideShown } from './events.ts';
import { selectSlideIndex, selectUserType } from './selectors.ts';
import { selectPicks } from './spec.ts';
import { makeDeck } from './testing/makeDeck.ts';
import { openSite } from './testing/openSite.ts';
import { followOtherTab } from './visitorType.ts';

it('follows a type chosen in another tab, without leaving the page', async () => {
  const { store, memory, navigations, clock } = openSite({
    path: '/discover-your-best-self',
    remembered: { storyTurn: '3' },
  });
  await store.dispatch(followOtherTab({ key: 'userType', newValue: 'experienced' }));

  expect(selectUserType(store.getState())).toBe('experienced');
  expect(selectPicks(store.getState(), 'discover')[0]?.slug).toBe('colleagues-experienced-2');
  expect(selectSlideIndex(store.getState(), 'discover')).toBe(3);
  expect(navigations).toEqual([]);
  expect(memory.all()).toEqual({ storyTurn: '3' });
  expect(clock.waiting()).toBe(0);
});

it('follows there and back', async () => {
  const { store } = openSite();
  store.dispatch(slideShown({ section: 'discover', index: 5 }));
  await store.dispatch(followOtherTab({ key: 'userType', newValue: 'experienced' }));
  await store.dispatch(followOtherTab({ key: 'userType', newValue: 'student' }));
  expect(selectUserType(store.getState())).toBe('student');
  expect(selectSlideIndex(store.getState(), 'discover')).toBe(4);
});

it('ignores other keys, other words, and the type it has already', async () => {
  const { store } = openSite();
  const before = store.getState();
  for (const change of [
    { key: 'userName', newValue: 'experienced' },
    { key: null, newValue: null },
    { key: 'userType', newValue: null },
    { key: 'userType', newValue: 'recruit' },
    { key: 'userType', newValue: 'student' },
  ]) {
    await store.dispatch(followOtherTab(change));
  }
  expect(store.getState()).toBe(before);
});

it('stays as it is when the stories fail', async () => {
  const { discover, recruit } = makeDeck();
  const deck = { discover: { student: discover.student }, recruit: { student: recruit.student } };
  const { store, logs } = openSite({ deck });
  await store.dispatch(followOtherTab({ key: 'userType', newValue: 'experienced' }));
  expect(selectUserType(store.getState())).toBe('student');
  expect(logs).toHaveLength(1);
});
