/** An address that is built as a page. */
export type ListedPage = {
  path: string;
  /** The name of the page in lists and links. */
  label: string;
  /** The day the words of the page last changed, `YYYY-MM-DD`; missing when the content does not give one. */
  updated?: string;
  /** Canonical address of the page that this alias shows. */
  aliasOf?: string;
  /** Left out of the sitemap and of every list, as the page for unknown addresses is. */
  hidden?: true;
  /** Stored on visitors' devices even if they never opened it, on sites that work offline. */
  keep?: boolean | undefined;
};
