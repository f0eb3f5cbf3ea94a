import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { atomText } from '../../routes/feeds/atom.ts';
import { atomFeedOf, listStoryFeeds } from '../../routes/feeds/feeds.server.ts';
import type { RouteContext } from '../../routes/route.ts';

/** Writes the Atom feeds of one language of a site. Returns the number of files. */
export function writeFeeds(context: RouteContext, target: string): number {
  const feeds = listStoryFeeds(context);
  for (const feed of feeds) {
    const file = join(target, feed.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, atomText(atomFeedOf(context, feed)));
  }
  return feeds.length;
}
