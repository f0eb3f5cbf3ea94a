import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { ContentError } from '@tamarack-lowe/content-model';
import { openContent, readSiteContent } from '@tamarack-lowe/content-tools';
import type { Json } from '../protocol.ts';
import type { SpokenIssue } from './checks.ts';
import { kindOf } from './contentItems.ts';
import { type DraftText, withDrafts } from './draftFolder.ts';
import { answerJobs } from './workerThread.ts';

/** A page to read, with drafts in place of their files. */
export type PreviewJob = { root: string; drafts: readonly DraftText[]; id: string; language: string };

export type PreviewData = { site: Json; page: Json; data: Json } | { issues: SpokenIssue[] };

if (parentPort) answerJobs(parentPort, (job: PreviewJob) => withDrafts(job.root, job.drafts, (folder) => read(folder, job)));

async function read(folder: string, { id, language }: PreviewJob): Promise<PreviewData> {
  try {
    const site = await readSiteContent(folder, { language, documentCache: join(tmpdir(), 'desk-documents') });
    const content = openContent(folder, { language, documents: site.documents });
    return { site: asJson(site), page: asJson(pageOf(content, id)), data: null };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { issues: error.issues.map((issue) => ({ en: issue.toString('en'), fr: issue.toString('fr') })) };
  }
}

/** Content of the page of an item; null for an item without a page of its own. */
function pageOf(content: ReturnType<typeof openContent>, id: string): unknown {
  const name = (id.split('/').at(-1) ?? '').replace(/\.json$/, '');
  switch (kindOf(id)) {
    case 'story': {
      const [, section = '', folder = ''] = id.split('/');
      const entry = content.listStories().find((each) => each.section === section && content.idOf(each.slug, section) === folder);
      const story = entry && content.readStory(section, entry.slug);
      return story ? { story, neighbours: content.storyNeighbours(section, story.slug) } : null;
    }
    case 'member':
      return content.readMember(name);
    case 'resource':
      return content.readResources().find(({ slug }) => content.idOf(slug) === name) ?? null;
    default:
      return null;
  }
}

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null));
