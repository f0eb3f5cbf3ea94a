import type { PageContext } from '../PageContext.ts';

/**
 * Argument of `load` of a custom page, once for each language: the site with its addresses, and its content.
 * `content.readFile` reads a file that only this page knows.
 */
export type OwnPageContext = Pick<PageContext, 'site' | 'content'>;
