import { checkContent } from '@tamarack-lowe/content-tools';
import { makeCheck } from './check.ts';

/** Checks the config of a site, then its content, in an editor's words. */
export const checkSite = makeCheck([async ({ contentFolder }) => checkContent(contentFolder).complaints]);
