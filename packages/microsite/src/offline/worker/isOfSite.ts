import { settings } from './settings.ts';

const files = new Set(settings.languages.flatMap((language) => language.files));

/** Whether a path is that of a page: it names no file. */
export const isPage = (path: string) => !/\.\w+$/.test(path);

/** Whether a path is that of a file beside a page. */
export const isPageData = (path: string) => path.endsWith('/page-data.json');

/** Whether a path is that of a file that pages of a language need. */
export const isFile = (path: string) => files.has(path);

/** Whether a path is that of the events, the one answer of the content host that is read as a page is. */
export const isEvents = (path: string) => path.endsWith('/campus_events');

/** Whether a path is that of another answer that the site passes on. */
export const isAnswer = (path: string) => path.endsWith('/menu') || path === settings.geolocation;
