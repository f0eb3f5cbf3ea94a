import type { FileForm, SiteFile } from './BuiltSite.ts';
import type { Recordings } from './recordedAnswers.ts';

type FormRecord = Omit<FileForm, 'read'>;

/** What has to be known about a file, as JSON; `compressed` by what `Accept-Encoding` calls the forms. */
export type FileRecord = FormRecord &
  Pick<SiteFile, 'name' | 'type' | 'modified'> & {
    compressed: Readonly<Record<string, FormRecord | undefined>>;
  };

/** What a build tells an edge, where no folder can be read: `build/homes/edge.json`. The bytes of files are elsewhere. */
export type EdgeBuild = {
  files: readonly FileRecord[];
  /** The Content-Security-Policy of each page, by the address of its file. */
  policies: Readonly<Record<string, string>>;
  /** Where the site stands below its origin, with a slash at its end. */
  base: string;
  /** Addresses whose page is at another one, and where that is. */
  redirects: Readonly<Record<string, string>>;
  /** Where the routes of the content host begin. */
  contentPath: string;
  /** Where browsers report what a policy refused. */
  reports?: string | undefined;
  /** Answers that stand in for a content host. */
  recordings: Recordings;
};
