/** The name of the file that lies beside every page, with what the page was drawn from. */
const PAGE_DATA = 'page-data.json';

/** What the build adds to the file beside a page. */
export type Scripts = {
  /** Addresses of the scripts, in the order they run in, each in a task of its own. */
  scripts: string[];
  /** Address of the data that all pages share, as JSON. */
  shared?: string;
  /** Which build's scripts can draw it: that of the page. Empty in development. */
  build: string;
};

/** The file beside a page, for when its scripts come: the site's own part, and what the build adds. */
export type PageData<Own extends object = object> = Own & Scripts;

/** What the inline script of a page hands over to the site's script. */
export type Early<Own extends object = object> = {
  /** Address of the file beside the page, with `?` and the beginning of its hash: another build's may lie there by then. */
  page: string;
  /** Which build the page is of. */
  build: string;
  /** Address of the whole style sheet. */
  sheet: string;
  /** That file, asked for before the scripts are. */
  file?: Promise<PageData<Own>>;
  /** What all pages share, asked for as soon as the file says where it is. */
  shared?: Promise<Response>;
  /** Ends all early listening. Gone once that has happened. */
  stop?: () => void;
};

declare global {
  interface Window {
    /** Set by the inline script of a built page. */
    __early?: Early;
  }
}

/** Address of the file beside the page of a path. */
export function pageDataAddress(path: string): string {
  return `${path.replace(/\/+$/, '')}/${PAGE_DATA}`;
}

/** The path of the page that a file lies beside, whatever is asked of it; null for every other address. */
export function pathOfPageData(address: string): string | null {
  const [file = ''] = address.split('?', 1);
  return file.endsWith(`/${PAGE_DATA}`) ? file.slice(0, -PAGE_DATA.length - 1) || '/' : null;
}
