/** Rows of the specification that the live site does without. */
import { expect, it } from 'vitest';
import * as main from './index.ts';
import * as spec from './spec.ts';
import { makeEvent, openSite, settled } from './testing/openSite.ts';

const state = { ...main, ...spec };

it('tells a site which submenu to draw until it has folded', () => {
  const { store, clock } = openSite();
  const drawn = () => state.selectActiveSubmenu(store.getState());
  store.dispatch(state.menuOpened());
  store.dispatch(state.submenuToggled(1));
  store.dispatch(state.submenuToggled(1));
  expect([drawn(), state.selectOpenSubmenu(store.getState())]).toEqual([1, null]);
  clock.pass(state.SUBMENU_CLEAR_DELAY_MS);
  expect(drawn()).toBeNull();
});

it('takes Escape from a site whose menu is no dialog', () => {
  const { store } = openSite();
  store.dispatch(state.menuOpened());
  store.dispatch(state.submenuToggled(0));
  store.dispatch(state.escapePressed());
  expect(state.selectOpenSubmenu(store.getState())).toBeNull();
  expect(state.selectMenuOpened(store.getState())).toBe(true);
  store.dispatch(state.escapePressed());
  expect(state.selectMenuOpened(store.getState())).toBe(false);
});

it('steps through slides and stories for a site without addresses of its own for them', () => {
  const { store } = openSite();
  store.dispatch(state.slideStepped({ section: 'discover', step: 1 }));
  expect(state.selectSlideIndex(store.getState(), 'discover')).toBe(1);
  expect(state.selectSlide(store.getState(), 'discover')?.path).toBe('/discover-purpose-driven');

  const story = () => state.selectStory(store.getState(), 'discover')?.slug;
  store.dispatch(state.storyStepped({ section: 'discover', step: 1 }));
  expect(story()).toBe('colleagues-student-1');
  store.dispatch(state.storyShown({ section: 'discover', index: 4 }));
  expect(story()).toBe('clients-student-0');
});

it('lists the stories of a section flat, by topic, and those picked', () => {
  const { store } = openSite();
  store.dispatch(state.chooseVisitorType({ type: 'student', from: '/' }));
  const now = store.getState();
  expect(state.selectStories(now, 'recruit').map(({ slug }) => slug)).toContain('courage-to-grow-student-2');
  const groups = state.selectStoryGroups(now, 'recruit');
  expect(groups.map(({ topic }) => topic)).toContain('courage-to-grow');
  expect(state.selectPicks(now, 'recruit').map(({ slug }) => slug)).toEqual([
    'insatiable-curiosity-student-0',
    'courage-to-grow-student-0',
  ]);
});

it('says whether a story lies over the slides, and whether the intro is passed', async () => {
  const { store } = openSite();
  expect(state.selectStoriesVisible(store.getState())).toBe(false);
  store.dispatch(state.navigated({ path: '/together/colleagues-student-2' }));
  expect(state.selectStoriesVisible(store.getState())).toBe(true);
  expect(state.selectIntroPassed(store.getState())).toBe(false);
  await store.dispatch(state.chooseVisitorType({ type: 'student', from: '/' }));
  expect(state.selectIntroPassed(store.getState())).toBe(true);
});

it('says when slides and stories are set up', () => {
  const { store, clock } = openSite();
  const ready = () => [
    state.selectSlidesReady(store.getState(), 'discover'),
    state.selectStoriesReady(store.getState(), 'discover'),
  ];
  store.dispatch(state.siteOpened());
  clock.pass(state.STORY_SETUP_DELAY_MS);
  expect(ready()).toEqual([false, true]);
  clock.pass(state.SLIDE_SETUP_DELAY_MS);
  expect(ready()).toEqual([true, true]);
  store.dispatch(state.setUpStories({ section: 'discover' }));
  expect(ready()).toEqual([true, false]);
});

it('says how the last request for stories went', async () => {
  const { store } = openSite({ deck: { discover: { student: { slides: [], groups: [] } } } });
  const status = () => state.selectStoriesStatus(store.getState(), 'discover');
  expect(status()).toBe('ready');
  const choice = store.dispatch(state.chooseVisitorType({ type: 'experienced', from: '/' }));
  await expect(choice).rejects.toThrow('no source of stories for "experienced"');
  expect(status()).toBe('failed');
});

it('measures window and device', () => {
  const { store } = openSite();
  store.dispatch(
    state.viewportResized({ width: 700, height: 900, deviceWidth: 834, orientation: 'portrait' }),
  );
  expect(state.selectViewport(store.getState())).toMatchObject({ width: 700, height: 900 });
  expect(state.selectIsMobile(store.getState())).toBe(true);
  expect(state.selectIsTabletPortrait(store.getState())).toBe(true);
});

it('keeps the talent team and the title of the award', () => {
  const { store } = openSite({ award: 'A good place to work' });
  const member = (slug: string) => ({ slug, name: slug, job: 'Recruiter', media: `people/${slug}` });
  store.dispatch(state.membersListed([member('zoe'), member('amara')]));
  expect(state.selectMembers(store.getState()).map(({ slug }) => slug)).toEqual(['amara', 'zoe']);
  expect(state.selectAwardsName(store.getState())).toBe('A good place to work');
});

it('arranges events for a site that shows none but those of the content host', async () => {
  const campusEvents = async () => ({
    ok: true as const,
    value: {
      events: [makeEvent({ id: 2, date: '2027-04-01' }), makeEvent({ id: 1, date: '2027-03-01' })],
      provinces: [],
    },
  });
  const { store } = openSite({ api: { campusEvents } });
  store.dispatch(state.eventsPageOpened());
  await settled();
  const shown = () => state.selectShownEvents(store.getState()).map(({ id }) => id);
  expect(shown()).toEqual([1, 2]);
  store.dispatch(state.eventsSorted('desc'));
  expect([shown(), state.selectEventSort(store.getState())]).toEqual([[2, 1], 'desc']);
  expect(state.selectEventMonths(store.getState())).toEqual(['2027-03', '2027-04']);
  store.dispatch(state.eventsFiltered({ month: '2027-04' }));
  expect([shown(), state.selectEventFilter(store.getState()).month]).toEqual([[2], '2027-04']);
});

it('says what a visitor type changes besides content', async () => {
  const { store } = openSite();
  await store.dispatch(state.chooseVisitorType({ type: 'experienced', from: '/' }));
  expect(state.selectUserTypeConfiguration(store.getState())).toMatchObject({
    colour: 'purple',
    eContent: { page: 'connect' },
  });
});

it('has the measures of parts that the live site draws its own way', () => {
  expect([state.SPLASH_SIZE_PX, state.LOGO_WIDTH_PX, state.LOGO_HEIGHT_PX]).toEqual([520, 274, 80]);
  expect([state.IMAGE_SERIES_LENGTH, state.FEEDBACK_SERIES_LENGTH]).toEqual([3, 5]);
  expect([state.SOCIAL_ICON_HEIGHT_PX, state.SOCIAL_ICON_RADIUS_RATIO]).toEqual([40, 0.8]);
  expect([
    state.SOCIAL_ICON_STEP_DEGREES,
    state.SOCIAL_ICON_START_DEGREES_MOBILE,
    state.SOCIAL_ICON_START_DEGREES_DESKTOP,
  ]).toEqual([24, 120, 80]);
  expect(state.EUROPEAN_COUNTRY_CODES).toHaveLength(28);
  expect([state.COOKIE_NOTICE_BUTTON, state.COOKIE_NOTICE_TEXT.split(' ')[0]]).toEqual(['Get it!', 'uses']);
});
