import { isDraft } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as events from './events.ts';
import { selectOpenSubmenu, selectSlide } from './selectors.ts';
import { setUpSlides, setUpStories } from './setUp.ts';
import { viewportResized } from './slices/browserSlice.ts';
import { escapePressed, menuClosed, menuOpened, menuSlice, submenuToggled } from './slices/menuSlice.ts';
import { noticeDismissed, noticeSlice } from './slices/noticeSlice.ts';
import { selectActiveSubmenu, selectStory } from './spec.ts';
import type { SiteDispatch, SiteState } from './storeTypes.ts';
import { MENU, openSite, settled } from './testing/openSite.ts';
import { chooseVisitorType, followOtherTab } from './visitorType.ts';

type Site = ReturnType<typeof openSite>;
type Deed = { what: string; run: (site: Site) => void };

const SECTIONS = ['discover', 'recruit'] as const;
const section = fc.constantFrom(...SECTIONS);
const type = fc.constantFrom('student', 'experienced', 'recruit');
const step = fc.constantFrom<(1 | -1)[]>(1, -1);
const index = fc.oneof(fc.integer({ min: -3, max: 12 }), fc.double(), fc.maxSafeInteger());
const path = fc.constantFrom(
  ...['/', '/together', '/discover', '/discover-your-story', '/together/colleagues-student-1'],
  ...[
    '/how-we-recruit-1',
    '/how-we-recruit-2',
    '/how-we-recruit-1/$$$',
    '/connect-with-us/',
    '/nowhere',
    '%',
  ],
);

type Dispatched = Parameters<SiteDispatch>[0];
const dispatched = (what: string, event: Dispatched): Deed => ({
  what,
  run: ({ store }) => void store.dispatch(event),
});

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.constantFrom(
    ...[
      events.siteOpened(),
      events.visitForgotten(),
      menuOpened(),
      menuClosed(),
      escapePressed(),
      noticeDismissed(),
    ].map((event) => dispatched(event.type, event)),
    dispatched('menu arrives', menuSlice.actions.menuLoaded(MENU)),
    dispatched('country arrives', noticeSlice.actions.countryDetected('FR')),
  ),
  fc
    .tuple(section, step)
    .map(([section, step]) => dispatched(`slide ${section} ${step}`, events.slideStepped({ section, step }))),
  fc
    .tuple(section, index)
    .map(([section, index]) =>
      dispatched(`slide ${section} to ${index}`, events.slideShown({ section, index })),
    ),
  fc
    .tuple(section, step)
    .map(([section, step]) => dispatched(`story ${section} ${step}`, events.storyStepped({ section, step }))),
  fc
    .tuple(section, index)
    .map(([section, index]) =>
      dispatched(`story ${section} to ${index}`, events.storyShown({ section, index })),
    ),
  fc.integer({ min: 0, max: 2 }).map((index) => dispatched(`submenu ${index}`, submenuToggled(index))),
  fc
    .oneof(fc.string(), fc.constantFrom('李', 'É', 'O', '\u200B', '.', 'E\u0301'))
    .map((name) => dispatched(`name ${name}`, events.nameEntered(name))),
  fc.constant(dispatched('name forgotten', events.nameForgotten())),
  path.map((path) => dispatched(`navigated ${path}`, events.navigated({ path }))),
  path.map((from) => dispatched(`recruit from ${from}`, events.sectionChosen({ section: 'recruit', from }))),
  fc.record({ width: fc.double(), height: fc.double(), orientation: fc.anything() }).map((size) => ({
    what: 'resized',
    // Only what survives JSON may be in an event; browsers send nothing else.
    run: ({ store }: Site) =>
      void store.dispatch(
        viewportResized({
          ...size,
          orientation: typeof size.orientation === 'string' ? size.orientation : 0,
        }),
      ),
  })),
  fc.tuple(section, fc.option(index, { nil: undefined })).map(
    ([section, index]): Deed => ({
      what: `set up ${section} ${index}`,
      run({ store }) {
        store.dispatch(setUpSlides({ section, index }));
        store.dispatch(setUpStories({ section, index }));
      },
    }),
  ),
  fc.tuple(type, path).map(
    ([type, from]): Deed => ({
      what: `${type} from ${from}`,
      run: ({ store }) => void store.dispatch(chooseVisitorType({ type, from })),
    }),
  ),
  type.map(
    (newValue): Deed => ({
      what: `${newValue} in another tab`,
      run: ({ store }) => void store.dispatch(followOtherTab({ key: 'userType', newValue })),
    }),
  ),
  fc
    .integer({ min: 0, max: 2000 })
    .map((ms): Deed => ({ what: `${ms} ms pass`, run: ({ clock }) => clock.pass(ms) })),
);

const sectionIn = ({ sections }: SiteState, section: string) => {
  const found = sections[section];
  if (!found) throw new Error(`There is no section ${section}.`);
  return found;
};

const visits = fc.array(deed, { maxLength: 40 });
const show = (deeds: Deed[]) => deeds.map(({ what }) => what).join(', ');

/** Runs a random visit and checks after every deed. */
function always(check: (site: Site, now: ReturnType<Site['store']['getState']>) => void) {
  fc.assert(
    fc.property(visits, fc.nat({ max: 99 }), (deeds, turn) => {
      const site = openSite({ remembered: { storyTurn: `${turn}` } });
      for (const { run } of deeds) {
        run(site);
        check(site, site.store.getState());
      }
      site.store.dispose();
      expect(site.clock.waiting(), show(deeds)).toBe(0);
    }),
    { numRuns: 60 },
  );
}

it('keeps the current slide in range', () => {
  always((_site, state) => {
    for (const section of SECTIONS) {
      const { current, slides } = sectionIn(state, section);
      expect(Number.isInteger(current.slide)).toBe(true);
      expect(current.slide).toBeGreaterThanOrEqual(0);
      expect(current.slide).toBeLessThan(slides.length);
      expect(selectSlide(state, section)).not.toBeNull();
    }
  });
});

it('always yields a real story of the type', () => {
  always((_site, state) => {
    for (const section of SECTIONS) {
      expect(sectionIn(state, section).current.story).toBeGreaterThanOrEqual(0);
      expect(selectStory(state, section)?.for).toContain(state.root.user.type);
    }
  });
});

it('opens at most one submenu, and none in a closed menu', () => {
  always((_site, state) => {
    const [open, active] = [selectOpenSubmenu(state), selectActiveSubmenu(state)];
    if (open !== null) expect(active).toBe(open);
    if (!state.root.menu.opened) expect(active).toBeNull();
  });
});

it('runs no timer without an owner', () => {
  always(({ clock }, { root, sections }) => {
    const folding = root.menu.submenu !== null && !root.menu.submenuOpened ? 1 : 0;
    const closing = root.menu.opened ? 1 : 0;
    const settingUp = Object.values(sections)
      .flatMap(({ ready }) => [ready.slides, ready.stories])
      .filter((ready) => !ready);
    expect(clock.waiting()).toBeLessThanOrEqual(folding + closing + settingUp.length);
  });
});

it('comes to rest when nothing happens any more', () => {
  always(({ clock, store }) => {
    clock.pass(1700);
    expect(clock.waiting()).toBe(0);
    expect(store.getState().root.menu).not.toMatchObject({
      submenuOpened: false,
      submenu: expect.any(Number),
    });
  });
});

it('picks stories from the groups of the type, and shows each pick in its circles', () => {
  always((_site, state) => {
    for (const section of SECTIONS) {
      const { picks, groups, slides, sets } = sectionIn(state, section);
      const written = new Set(sets[state.root.user.type]?.slides);
      const changed = slides.filter((slide) => !written.has(slide));
      const several = groups.filter(({ stories }) => stories.length > 1).map(({ topic }) => topic);
      expect([[], several]).toContainEqual(picks.map(({ topic }) => topic));
      for (const pick of picks) {
        const record = groups
          .find(({ topic }) => topic === pick.topic)
          ?.stories.find(({ slug }) => slug === pick.slug);
        expect(record).toMatchObject({ label: pick.label, media: pick.media, picture: pick.picture });
        expect(record?.for).toContain(state.root.user.type);
        for (const circle of changed.flatMap(({ circles }) => circles)) {
          if (circle.topic === pick.topic) {
            expect(circle).toMatchObject({
              story: { id: pick.slug },
              media: pick.media,
              picture: pick.picture,
            });
          }
        }
      }
    }
  });
});

it('stores what it shows', () => {
  always(({ memory }, { root }) => {
    const { userName, userInitial, userType } = memory.all() as Record<string, string | undefined>;
    expect(['student', 'experienced', '', undefined]).toContain(userType);
    expect([userName, userInitial].map((name) => name ?? '').toSorted()).toEqual(['', root.user.name]);
  });
});

it('is serialisable, and finished', () => {
  always((_site, state) => {
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    expect(isDraft(state)).toBe(false);
  });
});

it('lets every promise of a visit resolve', async () => {
  await fc.assert(
    fc.asyncProperty(visits, async (deeds) => {
      const site = openSite();
      const promises = SECTIONS.flatMap((section) => [
        site.store.dispatch(setUpSlides({ section })),
        site.store.dispatch(setUpStories({ section })),
      ]);
      for (const { run } of deeds) run(site);
      site.store.dispose();
      await Promise.all(promises);
      await settled();
      expect(site.logs).toEqual([]);
    }),
    { numRuns: 20 },
  );
});
