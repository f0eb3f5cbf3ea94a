/** A page as `pages.json` lists it, for the page that helps with addresses that do not exist. */
export type NamedPage = {
  path: string;
  label: string;
  /** What it is called in the other languages, each path below the home of its language; missing where it is called the same. */
  translations?: string[];
};
