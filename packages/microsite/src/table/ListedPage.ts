/** An address that is built as a page. */
export type ListedPage = {
  path: string;
  /** What lists and links call the page. */
  label: string;
  /** The day its words last changed, `YYYY-MM-DD`; missing where nobody knows. */
  updated?: string;
  /** The address whose page it shows. */
  aliasOf?: string;
  /** Told to nobody, as the page for unknown addresses. */
  hidden?: true;
  /** Kept on the devices of visitors, whether they opened it or not, where the site is to be read without a network. */
  keep?: boolean | undefined;
};
