import type { SiteVisitorType } from '@tamarack-lowe/content-model';

/** The classes that the root has for a visitor type: `path-…`, and its light where that is not the first of the day. */
export const classesOfType = ({ id, light }: Pick<SiteVisitorType, 'id' | 'light'>): string =>
  light === 'dawn' ? `path-${id}` : `path-${id} gt-${light}`;

/** The footer's id: what comes before it is the page. */
export const FOOTER_ID = 'footer';

/** Id of the menu, which the button in the header opens. */
export const MENU_ID = 'main-menu';
