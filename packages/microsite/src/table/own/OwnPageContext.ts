import type { PageContext } from '../PageContext.ts';

/**
 * What `load` of a page of the site's own is given, once for each language: what the site is in it, with its addresses, and
 * its content. `content.readFile` reads a file that only this page knows.
 */
export type OwnPageContext = Pick<PageContext, 'site' | 'content'>;
