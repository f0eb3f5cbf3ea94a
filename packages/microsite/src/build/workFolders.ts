import { join } from 'node:path';

/** Folders and files of a build, in the folder of a site. */
export function workFolders(folder: string) {
  const work = join(folder, '.microsite');
  return {
    /** Intermediate files. Deleting them is safe, and makes the next build slower. */
    work,
    /** Output of Vite for browsers. */
    browser: join(work, 'browser'),
    /** The bundled module that renders pages. */
    renderModule: join(work, 'render/render.mjs'),
    /** The bundled service worker, without its settings: each build puts them before it. */
    worker: join(work, 'worker.js'),
    /** Files that are served beside the output of Vite: typefaces. */
    assets: join(work, 'assets'),
    /** Outputs of earlier builds by the hash of their inputs: pictures, share cards, typefaces, rendered documents. */
    cache: join(work, 'cache'),
    /** PDF documents made from content. */
    documents: join(work, 'cache/documents'),
    media: join(work, 'media'),
    /** The style sheet that imports all CSS chunks, and the folder of the chunks. */
    styles: join(work, 'styles.css'),
    chunks: join(work, 'styles'),
    /** Folder of the built site and of the build before it. */
    built: join(folder, 'build'),
  };
}
export type WorkFolders = ReturnType<typeof workFolders>;
