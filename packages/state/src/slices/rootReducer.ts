import { combineReducers, createAction, createReducer, isAnyOf } from '@reduxjs/toolkit';
import { type Member, type Paths, sortMembers, userTypeConfiguration } from '@tamarack-lowe/content-model';
import type { StoreSite } from '../StoreSite.ts';
import * as visit from '../visit/visitEvents.ts';
import { browserSlice } from './browserSlice.ts';
import { menuSlice } from './menuSlice.ts';
import { noticeSlice } from './noticeSlice.ts';
import { makeUserReducer } from '../every-page/userReducer.ts';

/** What lists and links need of a member. */
export type MemberCard = Pick<Member, 'slug' | 'name' | 'job'>;

/** The talent team is known. Kept in the order of their slugs. */
export const membersListed = createAction<MemberCard[]>('root/membersListed');

type Firm = Pick<StoreSite, 'visitorTypes'> & {
  paths: Paths;
  /** The title of the current one, for firms that have one. */
  award?: string | undefined;
};

/** What every page shares. */
export function makeRootReducer({ paths, award = '', visitorTypes }: Firm) {
  const configurations = Object.fromEntries(
    visitorTypes.map((type) => [type.id, userTypeConfiguration(type)]),
  );
  return combineReducers({
    /** The intro is passed. */
    intro: createReducer(false, (builder) => {
      builder
        .addCase(visit.visitRestored, (passed, { payload }) => passed || payload.type !== null)
        .addCase(visit.visitForgotten, () => false)
        .addMatcher(isAnyOf(visit.visitorTypeChosen, visit.sectionChosen), () => true);
    }),
    members: createReducer<MemberCard[]>([], (builder) => {
      builder.addCase(membersListed, (_members, { payload }) => sortMembers(payload));
    }),
    awardsName: createReducer(award, () => {}),
    /** What each visitor type changes besides content: colour and the e-content link. */
    userTypes: createReducer(configurations, () => {}),
    /** `stories`: the story layer is open. */
    visible: createReducer({ stories: false }, (builder) => {
      builder.addCase(visit.navigated, (visible, { payload }) => {
        visible.stories = paths.read(payload.path).kind === 'story';
      });
    }),
    menu: menuSlice.reducer,
    user: makeUserReducer(visitorTypes[0].id),
    browser: browserSlice.reducer,
    notice: noticeSlice.reducer,
    /** What was remembered has arrived: the page may differ from the built one. */
    restored: createReducer(false, (builder) => {
      builder.addCase(visit.visitRestored, () => true);
    }),
    /** The address as the site last reported it, in canonical form; null before. */
    path: createReducer<string | null>(null, (builder) => {
      builder.addCase(visit.navigated, (_path, { payload }) => paths.canonical(payload.path));
    }),
    /** Where the visitor should be taken: `path` is null once they are there, `id` grows with every request. */
    navigation: createReducer<{ id: number; path: string | null }>({ id: 0, path: null }, (builder) => {
      builder
        .addCase(visit.navigationRequested, ({ id }, { payload }) => ({ id: id + 1, path: payload.path }))
        .addCase(visit.navigated, (navigation) => {
          navigation.path = null;
        });
    }),
  });
}

export type RootState = ReturnType<ReturnType<typeof makeRootReducer>>;
