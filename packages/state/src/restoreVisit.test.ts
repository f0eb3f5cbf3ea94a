import { expect, it } from 'vitest';
import { nameEntered, navigated, siteOpened, slideShown, visitForgotten, visitRestored } from './events.ts';
import {
  selectLastSlidePath,
  selectSlides,
  selectUserName,
  selectUserType,
  selectVisitRestored,
} from './selectors.ts';
import { selectStories } from './spec.ts';
import { makeDeck } from './testing/makeDeck.ts';
import { openSite, settled } from './testing/openSite.ts';
import { chooseVisitorType } from './visitorType.ts';

const studentsOnly = () => {
  const { discover, recruit } = makeDeck();
  return { discover: { student: discover.student }, recruit: { student: recruit.student } };
};

it('brings back name and type within the event of the site that opened', () => {
  const { store } = openSite({ remembered: { userName: 'Amara', userType: 'experienced' } });
  expect(selectVisitRestored(store.getState())).toBe(false);
  store.dispatch(siteOpened());

  expect(selectVisitRestored(store.getState())).toBe(true);
  expect(selectUserName(store.getState())).toBe('Amara');
  expect(selectUserType(store.getState())).toBe('experienced');
  for (const section of ['discover', 'recruit'] as const) {
    expect(selectStories(store.getState(), section).every((story) => story.for.includes('experienced'))).toBe(
      true,
    );
  }
});

it('changes name, type and stories in one step', () => {
  const { store } = openSite({ remembered: { userName: 'Amara', userType: 'experienced' } });
  const seen = new Set<string>();
  const look = () => {
    const { root, sections } = store.getState();
    const shown = Object.values(sections).map(({ stories }) => stories[0]?.for[0]);
    seen.add([root.restored, root.user.name, root.user.type, ...shown].join(' '));
  };
  look();
  store.subscribe(look);
  store.dispatch(siteOpened());
  expect([...seen]).toEqual([
    'false  student student student',
    'true Amara experienced experienced experienced',
  ]);
});

it('shows the picks of the last choice on every slide, that on screen included', () => {
  for (const type of ['student', 'experienced'] as const) {
    const path = '/discover-your-best-self';
    const chosen = openSite();
    for (let choice = 0; choice < 3; choice += 1)
      chosen.store.dispatch(chooseVisitorType({ type, from: '/' }));
    const reloaded = openSite({ path, remembered: chosen.memory.all() });
    reloaded.store.dispatch(siteOpened());

    const slides = selectSlides(reloaded.store.getState(), 'discover');
    expect(slides).toEqual(selectSlides(chosen.store.getState(), 'discover'));
    expect(slides[3]?.circles[0]?.story).toEqual({ id: `colleagues-${type}-2` });
    expect(reloaded.memory.all()).toMatchObject({ storyTurn: '3' });
  }
});

it('remembers the slide of the last visit, until there is another, or the visitor starts over', () => {
  const first = openSite({ path: '/discover-your-best-self' });
  first.store.dispatch(siteOpened());
  const { store, memory } = openSite({ path: '/', remembered: first.memory.all() });
  const last = () => selectLastSlidePath(store.getState());
  expect(last()).toBeNull();
  store.dispatch(siteOpened());
  expect(last()).toBe('/discover-your-best-self');

  store.dispatch(navigated({ path: '/how-we-recruit-2' }));
  store.dispatch(navigated({ path: '/together/belonging' }));
  expect(last()).toBe('/how-we-recruit-2');
  // The first slide is where every choice leads.
  store.dispatch(navigated({ path: '/together' }));
  expect(last()).toBeNull();
  expect(memory.all()).toEqual({ lastSlide: '0 discover' });

  store.dispatch(navigated({ path: '/how-we-recruit-2' }));
  store.dispatch(visitForgotten());
  expect(last()).toBeNull();
  expect(memory.all()).toMatchObject({ lastSlide: '' });
});

it('ignores a last slide that the site does not have', () => {
  for (const lastSlide of ['9 discover', 'x discover', '1', '1 elsewhere', '1 constructor', '-1 discover']) {
    const { store } = openSite({ remembered: { lastSlide } });
    store.dispatch(siteOpened());
    expect(selectLastSlidePath(store.getState())).toBeNull();
  }
});

it('goes nowhere and writes nothing', () => {
  const { store, memory, navigations } = openSite({
    remembered: { userName: ' Amara  O ', userType: 'experienced' },
  });
  store.dispatch(siteOpened());
  expect(navigations).toEqual([]);
  expect(memory.all()).toEqual({ userName: ' Amara  O ', userType: 'experienced' });
});

it('takes a visitor whose storage is corrupt for a student without a name', () => {
  const corrupt: Record<string, string>[] = [
    {},
    { userName: 'A', userType: 'recruit' },
    { userName: '', userType: '' },
  ];
  for (const remembered of corrupt) {
    const { store } = openSite({ remembered });
    store.dispatch(siteOpened());
    expect(selectVisitRestored(store.getState())).toBe(true);
    expect(store.getState().root.user).toEqual({ name: '', type: 'student' });
  }
});

it('restores once, however often the site opens', () => {
  const { store, memory } = openSite({ remembered: { userType: 'experienced' } });
  store.dispatch(siteOpened());
  memory.setItem('userType', 'student');
  store.dispatch(siteOpened());
  expect(selectUserType(store.getState())).toBe('experienced');
});

it('does not write over a name that was typed first', () => {
  const { store } = openSite();
  store.dispatch(nameEntered('Kofi'));
  store.dispatch(visitRestored({ name: 'Amara', type: null }));
  expect(selectUserName(store.getState())).toBe('Kofi');
});

it('brings the name back when the stories of the type stay away', async () => {
  const content = { load: () => Promise.reject(new Error('offline')) };
  const { store, logs } = openSite({
    deck: studentsOnly(),
    remembered: { userName: 'Amara', userType: 'experienced' },
    with: { content },
  });
  store.dispatch(siteOpened());
  await settled();
  expect(store.getState().root.user).toEqual({ name: 'Amara', type: 'student' });
  expect(logs.map(([message]) => message)).toEqual(['Stories failed']);
});

it('lets a choice made meanwhile stand, and brings the name back', async () => {
  const { discover, recruit } = makeDeck();
  const sets = { discover: discover.experienced, recruit: recruit.experienced };
  const answers: (() => void)[] = [];
  const content = { load: () => new Promise<typeof sets>((resolve) => answers.push(() => resolve(sets))) };
  const { store } = openSite({
    deck: studentsOnly(),
    remembered: { userName: 'Amara', userType: 'experienced' },
    with: { content },
  });
  store.dispatch(siteOpened());
  store.dispatch(chooseVisitorType({ type: 'student', from: '/' }));
  answers[0]?.();
  await settled();
  expect(store.getState().root.user).toEqual({ name: 'Amara', type: 'student' });
});

it('forgets name, type, picks and slide, and keeps the notice and the turn', () => {
  const { store, memory } = openSite({ remembered: { gdpr: 'true' } });
  const { user, intro } = store.getState().root;
  const slides = store.getState().sections.discover?.slides;
  store.dispatch(nameEntered('Amara'));
  store.dispatch(chooseVisitorType({ type: 'experienced', from: '/' }));
  store.dispatch(slideShown({ section: 'discover', index: 2 }));
  store.dispatch(visitForgotten());

  const { root, sections } = store.getState();
  expect([root.user, root.intro]).toEqual([user, intro]);
  expect(sections.discover).toMatchObject({ slides, picks: [], current: { slide: 0, story: 0 } });
  expect(memory.all()).toEqual({ gdpr: 'true', userName: '', userType: '', storyTurn: '1' });
});

it('lets no choice that was still on its way come back', async () => {
  const { discover, recruit } = makeDeck();
  const sets = { discover: discover.experienced, recruit: recruit.experienced };
  const { store } = openSite({
    deck: { discover: { student: discover.student }, recruit: { student: recruit.student } },
    with: { content: { load: async () => sets } },
  });
  store.dispatch(chooseVisitorType({ type: 'experienced', from: '/' }));
  store.dispatch(visitForgotten());
  await settled();
  expect(selectUserType(store.getState())).toBe('student');
});

it('stores the last slide while the visitor is on it, and not again on other pages: they may have erased it', () => {
  const { store, memory } = openSite({ remembered: { lastSlide: '1 discover' } });
  store.dispatch(siteOpened());
  memory.setItem('lastSlide', '');
  store.dispatch(navigated({ path: '/connect-with-us' }));
  expect(memory.all()).toMatchObject({ lastSlide: '' });
  store.dispatch(navigated({ path: '/discover-your-best-self' }));
  expect(memory.all()).toMatchObject({ lastSlide: '3 discover' });
});
