/** A document that the build makes from the content. */
export type ContentDocument = {
  key: string;
  title: string;
  /** Address of the file. */
  src: string;
  bytes: number;
  pages: number;
};
