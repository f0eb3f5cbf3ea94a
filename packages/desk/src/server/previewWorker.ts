import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { ContentError } from '@tamarack-lowe/content-model';
import { openContent, readSiteContent, type SiteContent } from '@tamarack-lowe/content-tools';
import { createSources, lookAgain } from '@tamarack-lowe/content-tools/internal/editing';
import type { PreviewHead, PreviewPage } from '../protocol.ts';
import { createDraftFolder, type DraftFolder, type DraftText } from './drafts.ts';
import { pageDataOf } from './pageData.ts';
import { type Spoken, spoken } from './words.ts';
import { answerJobs } from './workerThread.ts';

/** A page to read, with drafts in place of their files. `place`: folder in which the thread puts them. */
export type PreviewJob = {
  root: string;
  place: string;
  drafts: readonly DraftText[];
  id: string;
  language: string;
};

export type PreviewData =
  | { site: SiteContent; page: PreviewPage | null; head: PreviewHead | null }
  | { issues: Spoken[] };

let show: DraftFolder | undefined;
if (parentPort)
  answerJobs(parentPort, async (job: PreviewJob) => {
    show ??= createDraftFolder(job.root, job.place);
    return await read(show(job.drafts), job);
  });

/** Files that stay the same from page to page are parsed once. */
const together = {};

async function read(folder: string, { id, language }: PreviewJob): Promise<PreviewData> {
  lookAgain();
  try {
    const documentCache = join(tmpdir(), 'desk-documents');
    const site = await readSiteContent(folder, { language, documentCache, together });
    const content = openContent(folder, { language, documents: site.documents, together });
    const stories = createSources(folder, { language, together }).stories();
    return { site, ...pageDataOf({ content, source: site, stories }, id, language) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { issues: error.issues.map(spoken) };
  }
}
