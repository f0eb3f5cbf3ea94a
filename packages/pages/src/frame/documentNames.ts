import type { SiteVisitorType } from '@tamarack-lowe/content-model';

/** Classes of the root element for a visitor type: `path-…`, and its colour scheme unless that is Dawn. */
export const classesOfType = ({ id, light }: Pick<SiteVisitorType, 'id' | 'light'>): string =>
  light === 'dawn' ? `path-${id}` : `path-${id} gt-${light}`;

/** Id of the footer. All that precedes it in the document is the page. */
export const FOOTER_ID = 'footer';

/** Id of the menu that the button in the header opens. */
export const MENU_ID = 'main-menu';
