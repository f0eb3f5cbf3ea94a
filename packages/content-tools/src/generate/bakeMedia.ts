/** Where content is, where its media go, and where baked pictures are kept between two runs. */
export type BakeOptions = {
  folder: string;
  /** Tags of the languages that documents are made in, the one at the root first. Default: all, that of the files first. */
  languages?: readonly string[] | undefined;
  /** Where the site stands below its origin: documents print its addresses. Default `/`. */
  base?: string | undefined;
  out: string;
  cache: string;
  /** Told after every picture: how many are done, and of how many. */
  onPicture?: ((done: number, total: number) => void) | undefined;
};

/** What was baked: how many files stand in the folder of media, and what looks wrong without being wrong. */
export type BakeResult = { files: number; warnings: string[] };

/**
 * Makes a folder hold exactly the media that a content folder names: pictures in every width, films, drawings, documents.
 * Throws a `ContentError` for what is missing.
 */
export async function bakeMedia(options: BakeOptions): Promise<BakeResult> {
  // Whoever only reads content is spared the libraries that draw.
  const { writeMediaFolder } = await import('./mediaFolder.ts');
  return writeMediaFolder(options);
}
