/** Something to print. */
export type DocumentFile = {
  key: string;
  title: string;
  /** Address of the file. */
  src: string;
  bytes: number;
};
