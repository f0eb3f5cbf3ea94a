import { join } from 'node:path';

/** Where a build puts what it makes, in the folder of a site. */
export function workFolders(folder: string) {
  const work = join(folder, '.microsite');
  return {
    /** What is made on the way, and may be deleted whenever one likes. */
    work,
    /** What Vite makes for browsers, and what draws pages. */
    browser: join(work, 'browser'),
    draw: join(work, 'draw'),
    /** The service worker, before it is told what a build knows. */
    worker: join(work, 'worker.js'),
    /** Files that are served besides what Vite makes. */
    assets: join(work, 'assets'),
    /** Pictures and cards by their contents. */
    cache: join(work, 'cache'),
    /** Documents that are printed from content. */
    documents: join(work, 'cache/documents'),
    media: join(work, 'media'),
    /** The one style sheet, and a folder with its parts. */
    styles: join(work, 'styles.css'),
    parts: join(work, 'styles'),
    /** The site as it is served. */
    built: join(folder, 'build'),
  };
}
export type WorkFolders = ReturnType<typeof workFolders>;
