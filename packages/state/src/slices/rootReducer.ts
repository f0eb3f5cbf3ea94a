import { combineReducers, createAction, createReducer, isAnyOf, type Reducer } from '@reduxjs/toolkit';
import {
  type Member,
  type Paths,
  readVisitorName,
  sortMembers,
  type UserTypeConfiguration,
  userTypeConfiguration,
  type VisitorType,
} from '@tamarack-lowe/content-model';
import * as events from '../events.ts';
import type { StoreSite } from '../StoreSite.ts';
import { type BrowserState, browserSlice } from './browserSlice.ts';
import { type MenuState, menuSlice } from './menuSlice.ts';
import { type NoticeState, noticeSlice } from './noticeSlice.ts';

/** Fields of a member for lists and links. */
export type MemberCard = Pick<Member, 'slug' | 'name' | 'job'>;

/** The page of the talent team listed its members. They are sorted by slug. */
export const membersListed = createAction<MemberCard[]>('root/membersListed');

/** The state that all pages share. */
export type RootState = {
  /** True once the visitor has passed the first page. */
  intro: boolean;
  members: MemberCard[];
  awardsName: string;
  /** Colour and corner link of each visitor type. */
  userTypes: Record<VisitorType, UserTypeConfiguration>;
  /** `stories` is true while a story is open. */
  visible: { stories: boolean };
  menu: MenuState;
  user: UserState;
  browser: BrowserState;
  notice: NoticeState;
  /** True once the last visit is restored: the page may differ from the built one. */
  restored: boolean;
  /** The last slide that the visitor was on, in this visit or the previous one; null for none. */
  lastSlide: events.SlidePlace | null;
  /** The last slide of the previous visit; null for none, and once the visitor has gone past a first slide. */
  goOn: events.SlidePlace | null;
  /** Address that the site last reported, in canonical form; null before. */
  path: string | null;
  /** Requested navigation: `path` is null once the visitor is there, `id` grows with every request. */
  navigation: { id: number; path: string | null };
};

/** Name and type of the visitor, as given to the site. */
export type UserState = {
  /** First name, empty until given. */
  name: string;
  type: VisitorType;
};

type Firm = Pick<StoreSite, 'visitorTypes'> & {
  paths: Paths;
  /** Title of the current award, for firms that have one. */
  award?: string | undefined;
};

/** Makes the reducer of `root`. */
export function makeRootReducer({ paths, award = '', visitorTypes }: Firm): Reducer<RootState> {
  const configurations = Object.fromEntries(
    visitorTypes.map((type) => [type.id, userTypeConfiguration(type)]),
  );
  return combineReducers({
    intro: createReducer(false, (builder) => {
      builder
        .addCase(events.visitRestored, (passed, { payload }) => passed || payload.type !== null)
        .addCase(events.visitForgotten, () => false)
        .addMatcher(isAnyOf(events.visitorTypeChosen, events.sectionChosen), () => true);
    }),
    members: createReducer<MemberCard[]>([], (builder) => {
      builder.addCase(membersListed, (_members, { payload }) => sortMembers(payload));
    }),
    awardsName: createReducer(award, () => {}),
    userTypes: createReducer(configurations, () => {}),
    visible: createReducer({ stories: false }, (builder) => {
      builder.addCase(events.navigated, (visible, { payload }) => {
        const { kind } = paths.read(payload.path);
        visible.stories = kind === 'story' || kind === 'form';
      });
    }),
    menu: menuSlice.reducer,
    user: makeUserReducer(visitorTypes[0].id),
    browser: browserSlice.reducer,
    notice: noticeSlice.reducer,
    restored: createReducer(false, (builder) => {
      builder.addCase(events.visitRestored, () => true);
    }),
    lastSlide: createReducer<RootState['lastSlide']>(null, (builder) => {
      builder
        .addCase(events.visitRestored, (last, { payload }) => last ?? payload.slide ?? null)
        .addCase(events.visitForgotten, () => null)
        .addCase(events.navigated, (last, { payload }) => {
          const match = paths.read(payload.path);
          return match.kind === 'slides' ? match : last;
        });
    }),
    goOn: createReducer<RootState['goOn']>(null, (builder) => {
      builder
        .addCase(events.visitRestored, (_none, { payload }) => payload.slide ?? null)
        .addCase(events.visitForgotten, () => null)
        .addCase(events.navigated, (goOn, { payload }) => {
          const match = paths.read(payload.path);
          return match.kind === 'slides' && match.index > 0 ? null : goOn;
        });
    }),
    path: createReducer<string | null>(null, (builder) => {
      builder.addCase(events.navigated, (_path, { payload }) => paths.canonical(payload.path));
    }),
    navigation: createReducer<RootState['navigation']>({ id: 0, path: null }, (builder) => {
      builder
        .addCase(events.navigationRequested, ({ id }, { payload }) => ({ id: id + 1, path: payload.path }))
        .addCase(events.navigated, (navigation) => {
          navigation.path = null;
        });
    }),
  });
}

/** Makes the reducer of the visitor. `type` is the default until they choose. */
function makeUserReducer(type: VisitorType) {
  const initialState: UserState = { name: '', type };
  return createReducer(initialState, (builder) => {
    builder
      .addCase(events.nameEntered, (user, { payload }) => {
        user.name = readVisitorName(payload) ?? user.name;
      })
      .addCase(events.nameForgotten, (user) => {
        user.name = '';
      })
      .addCase(events.visitForgotten, () => initialState)
      .addCase(events.visitRestored, (user, { payload }) => {
        user.name ||= readVisitorName(payload.name) ?? '';
        user.type = payload.type ?? user.type;
      })
      .addMatcher(isAnyOf(events.visitorTypeChosen, events.visitorTypeSwitched), (user, { payload }) => {
        user.type = payload.type;
      });
  });
}
