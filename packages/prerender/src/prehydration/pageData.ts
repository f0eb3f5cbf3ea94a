/** Name of the page data file beside every page. */
const PAGE_DATA = 'page-data.json';

/** Fields that the build adds to the page data. */
export type Scripts = {
  /** Addresses of the scripts in the order they run, each in its own task. */
  scripts: string[];
  /** Address of the JSON that all pages share. */
  shared?: string;
  /** Build whose scripts can render the data: that of the page. Empty in development. */
  build: string;
};

/** Page data: the data that the page was rendered from (`Own`), and the fields that the build adds. */
export type PageData<Own extends object = object> = Own & Scripts;

/** State that the prehydration script hands over to the site's scripts. */
export type Handover<Own extends object = object> = {
  /** Address of the page data with the start of its hash after `?`: a later build may have replaced the file. */
  page: string;
  /** Build of the page. */
  build: string;
  /** Address of the deferred stylesheet. */
  sheet: string;
  /** Page data, requested before the scripts. */
  file?: Promise<PageData<Own>>;
  /** Response with the shared data, requested once the page data names its address. */
  shared?: Promise<Response>;
  /** Removes all listeners of the prehydration script. Deleted after the call. */
  stop?: () => void;
};

declare global {
  interface Window {
    /** Set by the inline script of a built page. */
    __prehydration?: Handover;
  }
}

/** Returns the address of the page data of a path. */
export function pageDataAddress(path: string): string {
  return `${path.replace(/\/+$/, '')}/${PAGE_DATA}`;
}

/** Returns the path of the page that page data belongs to, without its query; null for every other address. */
export function pathOfPageData(address: string): string | null {
  const [file = ''] = address.split('?', 1);
  return file.endsWith(`/${PAGE_DATA}`) ? file.slice(0, -PAGE_DATA.length - 1) || '/' : null;
}
