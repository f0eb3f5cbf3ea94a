import type { Site } from '@tamarack-lowe/content-model';

/** Where a site begins: below it stands everything that is the site's. It ends in a slash. */
export const baseOf = ({ languages }: Pick<Site, 'languages'>) => languages[0]?.home ?? '/';
