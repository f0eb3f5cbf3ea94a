/** Options of `bakeMedia`: the content folder, the output folder and the image cache. */
export type BakeOptions = {
  folder: string;
  /**
   * Languages of documents, the one at the root first. Default: all, the source language first.
   * @example ['de-AT', 'it-CH']
   */
  languages?: readonly string[] | undefined;
  /**
   * Path of the site below its origin, which documents print in addresses. Default: `/`.
   * @example '/careers/'
   */
  base?: string | undefined;
  out: string;
  cache: string;
  /**
   * Called after every image with the number of finished images and the total.
   * @example (done, total) => console.log(`${done} of ${total}`)
   */
  onPicture?: ((done: number, total: number) => void) | undefined;
};

/** Number of files in the media folder, and warnings. */
export type BakeResult = { files: number; warnings: string[] };

/**
 * Fills a folder with exactly the media that a content folder names: images in every width, films, drawings,
 * documents. Throws a `ContentError` for missing files.
 */
export async function bakeMedia(options: BakeOptions): Promise<BakeResult> {
  // Imported on demand: callers that only read content do not load sharp.
  const { writeMediaFolder } = await import('./mediaFolder.ts');
  return writeMediaFolder(options);
}
