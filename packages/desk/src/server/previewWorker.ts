import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { ContentError } from '@tamarack-lowe/content-model';
import { openContent, readSiteContent, type SiteContent } from '@tamarack-lowe/content-tools';
import type { PreviewHead, PreviewPage } from '../protocol.ts';
import { type DraftText, withDrafts } from './draftFolder.ts';
import { pageDataOf } from './pageData.ts';
import { type Spoken, spoken } from './words.ts';
import { answerJobs } from './workerThread.ts';

/** A page to read, with drafts in place of their files. */
export type PreviewJob = { root: string; drafts: readonly DraftText[]; id: string; language: string };

export type PreviewData =
  | { site: SiteContent; page: PreviewPage | null; head: PreviewHead | null }
  | { issues: Spoken[] };

if (parentPort)
  answerJobs(parentPort, (job: PreviewJob) =>
    withDrafts(job.root, job.drafts, (folder) => read(folder, job)),
  );

async function read(folder: string, { id, language }: PreviewJob): Promise<PreviewData> {
  try {
    const site = await readSiteContent(folder, { language, documentCache: join(tmpdir(), 'desk-documents') });
    const content = openContent(folder, { language, documents: site.documents });
    return { site, ...pageDataOf(content, site, id, language) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { issues: error.issues.map(spoken) };
  }
}
