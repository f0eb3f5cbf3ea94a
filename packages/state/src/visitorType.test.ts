import { expect, it } from 'vitest';
import { navigated, sectionChosen, slideShown, storyShown } from './events.ts';
import {
  selectNavigation,
  selectSlideDurationMs,
  selectSlideIndex,
  selectSlides,
  selectUserType,
} from './selectors.ts';
import { setUpSlides, setUpStories } from './setUp.ts';
import {
  selectPicks,
  selectSlidesReady,
  selectStories,
  selectStoriesReady,
  selectStoriesStatus,
  selectStory,
  selectUserTypeConfiguration,
} from './spec.ts';
import { makeDeck } from './testing/makeDeck.ts';
import { openSite, settled } from './testing/openSite.ts';
import { chooseVisitorType, foreseeSlides } from './visitorType.ts';

const studentsOnly = () => {
  const { discover, recruit } = makeDeck();
  return { discover: { student: discover.student }, recruit: { student: recruit.student } };
};

const experiencedSets = () => {
  const { discover, recruit } = makeDeck();
  return { discover: discover.experienced, recruit: recruit.experienced };
};

it('stores the type, swaps both sections and asks for the discover path', async () => {
  const { store, memory, navigations } = openSite();
  await store.dispatch(chooseVisitorType({ type: 'experienced', from: '/' }));

  expect(selectUserType(store.getState())).toBe('experienced');
  expect(memory.all()).toEqual({ userType: 'experienced', storyTurn: '1' });
  expect(selectSlides(store.getState(), 'discover')).toHaveLength(5);
  for (const section of ['discover', 'recruit'] as const) {
    expect(selectStories(store.getState(), section).every((story) => story.for.includes('experienced'))).toBe(
      true,
    );
  }
  expect(navigations).toEqual(['/together']);
  expect(selectNavigation(store.getState())).toEqual({ id: 1, path: '/together' });
});

it('swaps within the call when the deck brought the stories', () => {
  const { store } = openSite();
  store.dispatch(chooseVisitorType({ type: 'experienced', from: '/' }));
  expect(selectUserType(store.getState())).toBe('experienced');
});

it('changes colour and e-content link with the type', async () => {
  const { store } = openSite();
  expect(selectUserTypeConfiguration(store.getState())).toMatchObject({
    colour: 'coral-dark',
    eContent: { page: 'campus' },
  });
  await store.dispatch(chooseVisitorType({ type: 'experienced', from: '/' }));
  expect(selectUserTypeConfiguration(store.getState())).toMatchObject({
    colour: 'purple',
    eContent: { page: 'connect' },
  });
});

it('picks one story per group with several, once per choice', async () => {
  const { store } = openSite();
  await store.dispatch(chooseVisitorType({ type: 'student', from: '/' }));

  expect(selectPicks(store.getState(), 'discover').map(({ slug }) => slug)).toEqual(['colleagues-student-0']);
  const [circle] = selectSlides(store.getState(), 'discover')[0]?.circles ?? [];
  expect(circle).toMatchObject({
    story: { id: 'colleagues-student-0' },
    media: 'people/Author_of-colleagues-student-0',
    picture: { src: '/media/pictures/people/Author_of-colleagues-student-0' },
  });

  const before = selectPicks(store.getState(), 'discover');
  store.dispatch(navigated({ path: '/together' }));
  store.dispatch(slideShown({ section: 'discover', index: 3 }));
  expect(selectPicks(store.getState(), 'discover')).toBe(before);

  await store.dispatch(chooseVisitorType({ type: 'student', from: '/' }));
  expect(selectPicks(store.getState(), 'discover')[0]?.slug).toBe('colleagues-student-1');
});

it('picks every story of a group in turn, from visit to visit', () => {
  let remembered = {};
  const picked = Array.from({ length: 5 }, () => {
    const { store, memory } = openSite({ remembered });
    store.dispatch(chooseVisitorType({ type: 'student', from: '/' }));
    remembered = memory.all();
    return selectPicks(store.getState(), 'discover')[0]?.slug;
  });
  expect(picked).toEqual([0, 1, 2, 3, 0].map((turn) => `colleagues-student-${turn}`));
});

it('shows circles as they were written until a choice is made', () => {
  const { store } = openSite();
  const deck = makeDeck();
  for (const section of ['discover', 'recruit'] as const) {
    expect(selectPicks(store.getState(), section)).toEqual([]);
    expect(selectSlides(store.getState(), section)).toEqual(deck[section].student.slides);
  }
});

it('keeps the slide within a shorter set, and begins with its first story', () => {
  const { store } = openSite();
  store.dispatch(slideShown({ section: 'discover', index: 5 }));
  store.dispatch(storyShown({ section: 'discover', index: 7 }));
  store.dispatch(chooseVisitorType({ type: 'experienced', from: '/discover-your-story' }));
  expect(selectSlideIndex(store.getState(), 'discover')).toBe(4);
  expect(selectStory(store.getState(), 'discover')?.slug).toBe('colleagues-experienced-0');
});

it('refreshes the slides on the same path instead of navigating', () => {
  for (const from of ['/together', '/together/', '/discover', '/together?as=student']) {
    const { store, clock, navigations } = openSite({ path: '/together' });
    store.dispatch(setUpSlides({ section: 'discover', delayMs: 0 }));
    store.dispatch(slideShown({ section: 'discover', index: 2 }));
    clock.pass(0);
    expect(selectSlidesReady(store.getState(), 'discover')).toBe(true);
    navigations.length = 0;

    store.dispatch(chooseVisitorType({ type: 'experienced', from }));
    expect(navigations).toEqual([]);
    expect(selectSlidesReady(store.getState(), 'discover')).toBe(false);
    expect(selectSlideIndex(store.getState(), 'discover')).toBe(0);
    expect(selectSlideDurationMs(store.getState(), 'discover')).toBe(600);
    clock.pass(1700);
    expect(selectSlidesReady(store.getState(), 'discover')).toBe(true);
    expect(selectSlideDurationMs(store.getState(), 'discover')).toBe(1600);
  }
});

it('resets slides and stories of discover when the choice is made in recruit', () => {
  for (const from of ['/how-we-recruit-1', '/how-we-recruit-2', '/how-we-recruit-1/$$$', '/recruits']) {
    const { store, clock, navigations } = openSite();
    store.dispatch(setUpStories({ section: 'discover', index: 3 }));
    store.dispatch(setUpSlides({ section: 'discover', index: 3 }));
    clock.pass(1700);
    store.dispatch(chooseVisitorType({ type: 'student', from }));

    expect(navigations).toEqual(['/together']);
    expect(selectSlideIndex(store.getState(), 'discover')).toBe(0);
    expect(selectSlidesReady(store.getState(), 'discover')).toBe(false);
    expect(selectStoriesReady(store.getState(), 'discover')).toBe(false);
    expect(store.getState().sections.discover?.current).toEqual({ slide: 0, story: 0 });
    clock.pass(1700);
    expect(selectSlidesReady(store.getState(), 'discover')).toBe(true);
    expect(selectStoriesReady(store.getState(), 'discover')).toBe(true);
  }
});

it('resets the first section, without sending anybody, when a link of the menu led there from another', () => {
  const { store, clock, navigations } = openSite({ path: '/how-we-recruit-1' });
  store.dispatch(storyShown({ section: 'discover', index: 3 }));
  store.dispatch(navigated({ path: '/together' }));
  store.dispatch(chooseVisitorType({ type: 'experienced', from: '/how-we-recruit-1' }));
  expect(navigations).toEqual([]);
  expect(store.getState().sections.discover?.current).toEqual({ slide: 0, story: 0 });
  expect(selectStoriesReady(store.getState(), 'discover')).toBe(false);
  clock.pass(1700);
  expect(selectStoriesReady(store.getState(), 'discover')).toBe(true);
  expect(selectSlidesReady(store.getState(), 'discover')).toBe(true);
});

it('puts the slides back faster when a link of the menu led to the first from another', () => {
  const { store, navigations } = openSite({ path: '/discover-your-best-self' });
  store.dispatch(navigated({ path: '/together' }));
  store.dispatch(chooseVisitorType({ type: 'student', from: '/discover-your-best-self' }));
  expect(navigations).toEqual([]);
  expect(selectSlideIndex(store.getState(), 'discover')).toBe(0);
  expect(selectSlideDurationMs(store.getState(), 'discover')).toBe(600);
});

it('sets nothing up again when the choice is made on another slide or page', () => {
  for (const from of ['/', '/discover-your-story', '/connect-with-us/', '/together/belonging']) {
    const { store, clock, navigations } = openSite();
    store.dispatch(chooseVisitorType({ type: 'experienced', from }));
    expect(navigations).toEqual(['/together']);
    expect(clock.waiting()).toBe(0);
  }
});

it('leads to the recruit path, and stores no type', () => {
  const { store, memory, navigations } = openSite();
  store.dispatch(sectionChosen({ section: 'recruit', from: '/' }));
  expect(navigations).toEqual(['/how-we-recruit-1']);
  expect(memory.all()).toEqual({});
  expect(selectUserType(store.getState())).toBe('student');
});

it('resets slides and stories of recruit when recruit is chosen in discover', () => {
  const { store, navigations } = openSite();
  store.dispatch(slideShown({ section: 'recruit', index: 1 }));
  store.dispatch(storyShown({ section: 'recruit', index: 2 }));
  navigations.length = 0;
  store.dispatch(sectionChosen({ section: 'recruit', from: '/discover-purpose-driven' }));
  expect(navigations).toEqual(['/how-we-recruit-1']);
  expect(store.getState().sections.recruit?.current).toEqual({ slide: 0, story: 0 });
});

it('refreshes the slides of recruit when recruit is chosen there', () => {
  const { store, clock, navigations } = openSite();
  store.dispatch(sectionChosen({ section: 'recruit', from: '/how-we-recruit' }));
  expect(navigations).toEqual([]);
  clock.pass(1700);
  expect(selectSlidesReady(store.getState(), 'recruit')).toBe(true);
});

it('accepts no other word than the types of the firm', async () => {
  const { store, memory, navigations } = openSite();
  const before = store.getState();
  for (const type of ['recruit', '', 's', 'Student', 'constructor']) {
    await store.dispatch(chooseVisitorType({ type, from: '/' }));
  }
  expect(store.getState()).toBe(before);
  expect(memory.all()).toEqual({});
  expect(navigations).toEqual([]);
});

it('loads the stories of a type the deck did not bring', async () => {
  const asked: string[] = [];
  const content = {
    load: async (type: string) => {
      asked.push(type);
      return experiencedSets();
    },
  };
  const { store, navigations } = openSite({ deck: studentsOnly(), with: { content } });
  const chosen = store.dispatch(chooseVisitorType({ type: 'experienced', from: '/' }));
  expect(selectStoriesStatus(store.getState(), 'discover')).toBe('loading');
  expect(selectUserType(store.getState())).toBe('student');
  await chosen;

  expect(selectUserType(store.getState())).toBe('experienced');
  expect(selectStories(store.getState(), 'recruit')[0]?.slug).toBe('leads-by-example-experienced-0');
  expect(selectStoriesStatus(store.getState(), 'recruit')).toBe('ready');
  expect(navigations).toEqual(['/together']);

  await store.dispatch(chooseVisitorType({ type: 'student', from: '/' }));
  await store.dispatch(chooseVisitorType({ type: 'experienced', from: '/' }));
  expect(asked).toEqual(['experienced']);
});

it('logs "Stories failed", rejects and keeps everything when the stories fail', async () => {
  const cause = new Error('offline');
  const content = { load: () => Promise.reject(cause) };
  const { store, logs, memory, navigations } = openSite({ deck: studentsOnly(), with: { content } });
  const { sections, root } = store.getState();

  await expect(store.dispatch(chooseVisitorType({ type: 'experienced', from: '/' }))).rejects.toBe(cause);
  expect(logs).toEqual([['Stories failed', cause]]);
  expect(store.getState().root).toEqual(root);
  expect(store.getState().sections.discover).toEqual({ ...sections.discover, status: 'failed' });
  expect(store.getState().sections.recruit).toEqual({ ...sections.recruit, status: 'failed' });
  expect(memory.all()).toEqual({});
  expect(navigations).toEqual([]);
});

it('takes a broken set and a missing source as failed stories', async () => {
  const broken = { load: async () => ({}) as ReturnType<typeof experiencedSets> };
  const { store } = openSite({ deck: studentsOnly(), with: { content: broken } });
  await expect(store.dispatch(chooseVisitorType({ type: 'experienced', from: '/' }))).rejects.toThrow();
  expect(store.getState().sections.discover?.sets).not.toHaveProperty('experienced');

  const without = openSite({ deck: studentsOnly() });
  await expect(without.store.dispatch(chooseVisitorType({ type: 'experienced', from: '/' }))).rejects.toThrow(
    'no source of stories for "experienced"',
  );
});

it('tries again after a failure', async () => {
  let attempts = 0;
  const content = {
    load: async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('offline');
      return experiencedSets();
    },
  };
  const { store } = openSite({ deck: studentsOnly(), with: { content } });
  await expect(store.dispatch(chooseVisitorType({ type: 'experienced', from: '/' }))).rejects.toThrow(
    'offline',
  );
  await store.dispatch(chooseVisitorType({ type: 'experienced', from: '/' }));
  expect(selectUserType(store.getState())).toBe('experienced');
});

it('lets the last of two choices win, whatever arrives first', async () => {
  const answers: ((sets: ReturnType<typeof experiencedSets>) => void)[] = [];
  const content = {
    load: () => new Promise<ReturnType<typeof experiencedSets>>((resolve) => answers.push(resolve)),
  };
  const { store, navigations } = openSite({ deck: studentsOnly(), with: { content } });
  const first = store.dispatch(chooseVisitorType({ type: 'experienced', from: '/' }));
  await store.dispatch(chooseVisitorType({ type: 'student', from: '/' }));
  answers[0]?.(experiencedSets());
  await first;

  expect(selectUserType(store.getState())).toBe('student');
  expect(selectStoriesStatus(store.getState(), 'discover')).toBe('ready');
  expect(store.getState().sections.discover?.sets).toHaveProperty('experienced');
  expect(navigations).toEqual(['/together']);
});

it('stays ready when a choice fails that was taken back', async () => {
  const failures: ((cause: Error) => void)[] = [];
  const content = { load: () => new Promise<never>((_resolve, reject) => failures.push(reject)) };
  const { store } = openSite({ deck: studentsOnly(), with: { content } });
  const first = store.dispatch(chooseVisitorType({ type: 'experienced', from: '/' }));
  await store.dispatch(chooseVisitorType({ type: 'student', from: '/' }));
  failures[0]?.(new Error('offline'));
  await first;
  expect(selectStoriesStatus(store.getState(), 'discover')).toBe('ready');
});

it('does not report a failure of an outdated choice', async () => {
  const failures: ((cause: Error) => void)[] = [];
  const content = { load: () => new Promise<never>((_resolve, reject) => failures.push(reject)) };
  const { store, logs, navigations } = openSite({ deck: studentsOnly(), with: { content } });
  const first = store.dispatch(chooseVisitorType({ type: 'experienced', from: '/' }));
  store.dispatch(sectionChosen({ section: 'recruit', from: '/' }));
  failures[0]?.(new Error('offline'));
  await first;
  await settled();

  expect(logs).toEqual([]);
  expect(navigations).toEqual(['/how-we-recruit-1']);
  expect(selectStoriesStatus(store.getState(), 'discover')).toBe('failed');
});

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
