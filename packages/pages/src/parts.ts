import { LINK_TITLES as KIT_TITLES } from '@tamarack-lowe/ui/internal/parts';

/** Selector of titles in links to a page; the link may hold other text, such as a job. */
export const LINK_TITLES = `${KIT_TITLES},.story-nav__title,.gt-heading-s`;
