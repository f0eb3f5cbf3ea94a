import { createAction } from '@reduxjs/toolkit';
import type { VisitorType } from '@tamarack-lowe/content-model';
import type { PickedStory } from '../section/pickStories.ts';

/** The story picked for each group with several stories, by section. */
export type Picks = Record<string, PickedStory[]>;

/** The site is on screen and may look around: storage, menu, country. Dispatch it once, after hydration. */
export const siteOpened = createAction('site/siteOpened');
/** The address changed, to `path`. The site reports it after every navigation, its own included. */
export const navigated = createAction<{ path: string }>('site/navigated');
/** The state wants the visitor to be at `path`. The site goes there and reports `navigated`. */
export const navigationRequested = createAction<{ path: string }>('site/navigationRequested');

/**
 * What is remembered from the last visit; null where nothing valid is, and nothing changes. Once, after hydration. The
 * slide on screen stays as it was built, the others get the picks.
 */
export const visitRestored = createAction<{ name: string | null; type: VisitorType | null; picks?: Picks }>(
  'visit/visitRestored',
);
/** The visitor said who they are, at the path `from`. Dispatched by `chooseVisitorType`, which picks the stories. */
export const visitorTypeChosen = createAction<{ type: VisitorType; from: string; picks: Picks }>(
  'visit/visitorTypeChosen',
);
/** The visitor wants to see a section, at the path `from`. A destination, never a type. */
export const sectionChosen = createAction<{ section: string; from: string }>('visit/sectionChosen');
/** The visitor said in another tab who they are. Dispatched by `followOtherTab`. */
export const userTypeChangedElsewhere = createAction<{ type: VisitorType; picks: Picks }>(
  'visit/userTypeChangedElsewhere',
);
/** The visitor typed a first name; what holds no character that one sees changes nothing. */
export const nameEntered = createAction<string>('visit/nameEntered');
/** The visitor wants no name: it is forgotten, in storage too. */
export const nameForgotten = createAction('visit/nameForgotten');
/**
 * The visitor is somebody else: name, type and picks are forgotten, in storage too. What stays is whose the browser is:
 * the dismissed notice, and the turn of picks.
 */
export const visitForgotten = createAction('visit/visitForgotten');
