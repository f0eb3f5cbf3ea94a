import { expect, it } from 'vitest';
import { nameEntered, nameForgotten, navigated, sectionChosen, visitRestored } from '../events.ts';
import { selectUserName } from '../selectors.ts';
import { selectAwardsName, selectIntroPassed, selectMembers, selectStoriesVisible } from '../spec.ts';
import { openSite } from '../testing/openSite.ts';
import { chooseVisitorType } from '../visitorType.ts';
import { membersListed } from './rootReducer.ts';

it('stores a name that is longer than one character', () => {
  const { store, memory } = openSite();
  store.dispatch(nameEntered('  Amara '));
  expect(selectUserName(store.getState())).toBe('Amara');
  expect(memory.all()).toEqual({ userName: 'Amara' });
});

it('keeps a name of one character beside the key of longer ones', () => {
  for (const name of ['李', 'É', 'O', 'E\u0301', '👩‍👩‍👧']) {
    const { store, memory } = openSite();
    store.dispatch(nameEntered(` ${name}\u200B`));
    expect(selectUserName(store.getState())).toBe(name);
    expect(memory.all()).toEqual({ userInitial: name });
  }
});

it('keeps one name: a longer one takes the place of a short one, and the other way round', () => {
  const { store, memory } = openSite();
  store.dispatch(nameEntered('李'));
  store.dispatch(nameEntered('李明'));
  expect(memory.all()).toEqual({ userInitial: '', userName: '李明' });
  store.dispatch(nameEntered('O'));
  expect(selectUserName(store.getState())).toBe('O');
  expect(memory.all()).toEqual({ userInitial: 'O', userName: '' });
});

it('ignores an invisible name, and keeps the previous one', () => {
  const { store, memory } = openSite();
  for (const nothing of ['', ' ', '\u200B', '\u2060', '\u00AD', '\uFEFF', '\u3164', '\u2800', '.']) {
    store.dispatch(nameEntered(nothing));
    expect(selectUserName(store.getState())).toBe('');
  }
  expect(memory.all()).toEqual({});
  store.dispatch(nameEntered('Al'));
  store.dispatch(nameEntered('\u200B'));
  expect(selectUserName(store.getState())).toBe('Al');
  expect(memory.all()).toEqual({ userName: 'Al' });
});

it('forgets a name when somebody else is there, for good', () => {
  const { store, memory } = openSite();
  store.dispatch(nameEntered('Amara'));
  store.dispatch(nameForgotten());
  expect(selectUserName(store.getState())).toBe('');
  expect(memory.all()).toEqual({ userName: '' });

  store.dispatch(nameEntered('É'));
  store.dispatch(nameForgotten());
  expect(selectUserName(store.getState())).toBe('');
  expect(memory.all()).toEqual({ userName: '', userInitial: '' });
});

it('has passed the intro once the visitor chose, or had chosen last time', async () => {
  const { store } = openSite();
  expect(selectIntroPassed(store.getState())).toBe(false);
  await store.dispatch(chooseVisitorType({ type: 'student', from: '/' }));
  expect(selectIntroPassed(store.getState())).toBe(true);

  const recruit = openSite().store;
  recruit.dispatch(sectionChosen({ section: 'recruit', from: '/' }));
  expect(selectIntroPassed(recruit.getState())).toBe(true);

  const returning = openSite().store;
  returning.dispatch(visitRestored({ name: 'Amara', type: null }));
  expect(selectIntroPassed(returning.getState())).toBe(false);
  returning.dispatch(visitRestored({ name: null, type: 'student' }));
  expect(selectIntroPassed(returning.getState())).toBe(true);
  returning.dispatch(visitRestored({ name: null, type: null }));
  expect(selectIntroPassed(returning.getState())).toBe(true);
});

it('opens the story layer on a story and forgets it on leaving', () => {
  const { store } = openSite();
  expect(selectStoriesVisible(store.getState())).toBe(false);
  store.dispatch(navigated({ path: '/together/colleagues-student-2' }));
  expect(selectStoriesVisible(store.getState())).toBe(true);
  store.dispatch(navigated({ path: '/together' }));
  expect(selectStoriesVisible(store.getState())).toBe(false);
});

it('lists members by slug', () => {
  const { store } = openSite();
  const member = (slug: string) => ({ slug, name: slug, job: 'Recruiter', media: `people/${slug}` });
  expect(selectMembers(store.getState())).toEqual([]);
  store.dispatch(membersListed([member('zoe'), member('amara'), member('kofi')]));
  expect(selectMembers(store.getState()).map(({ slug }) => slug)).toEqual(['amara', 'kofi', 'zoe']);
});

it('knows the title of the current award', () => {
  expect(selectAwardsName(openSite().store.getState())).toBe('');
  const { store } = openSite({ award: 'A good place to work' });
  expect(selectAwardsName(store.getState())).toBe('A good place to work');
});
