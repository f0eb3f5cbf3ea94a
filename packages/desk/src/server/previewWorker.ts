import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import {
  ContentError,
  documentTitle,
  fillMessage,
  type Messages,
  makeSite,
  type Site,
  siteLanguages,
} from '@tamarack-lowe/content-model';
import { type Content, openContent, readSiteContent, type SiteContent } from '@tamarack-lowe/content-tools';
import { createSources, startRun } from '@tamarack-lowe/content-tools/internal/editing';
import {
  memberPageData,
  type OpenedSite,
  resourcePageData,
  storyPageData,
} from '@tamarack-lowe/content-tools/internal/page-data';
import type { PreviewHead, PreviewPage } from '../protocol.ts';
import { kindOf } from './contentItems.ts';
import { createDraftFolder, type DraftFolder, type DraftText } from './drafts.ts';
import { type DeskMessage, toDeskMessage } from './words.ts';
import { runJobs } from './workerThread.ts';

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
  | { issues: DeskMessage[] };

let placeDrafts: DraftFolder | undefined;
if (parentPort)
  runJobs(parentPort, async (job: PreviewJob) => {
    placeDrafts ??= createDraftFolder(job.root, job.place);
    return await read(placeDrafts(job.drafts), job);
  });

/** Files that stay the same from page to page are parsed once. */
const contentCache = {};

async function read(folder: string, { id, language }: PreviewJob): Promise<PreviewData> {
  startRun();
  try {
    const documentCache = join(tmpdir(), 'desk-documents');
    const site = await readSiteContent(folder, { language, documentCache, together: contentCache });
    const content = openContent(folder, { language, documents: site.documents, together: contentCache });
    const stories = createSources(folder, { language, together: contentCache }).stories();
    return { site, ...pageDataOf({ content, source: site, stories }, id, language) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { issues: error.issues.map(toDeskMessage) };
  }
}

/** Content of a folder in one language. `stories`: their addresses by the names of their folders. */
type Opened = {
  content: Content;
  source: SiteContent;
  stories: readonly { section: string; id: string; slug: string }[];
};

/** Makes the props and the head of the page of an item, as the site does; null for an item without one. `id`: path of its file. */
function pageDataOf(
  { content, source, stories }: Opened,
  id: string,
  language: string,
): { page: PreviewPage | null; head: PreviewHead | null } {
  // The content check names missing labels; a preview without one is still a preview.
  const { brand, deck, regions, visitorTypes } = source;
  const messages = source.messages as Messages;
  const languages = siteLanguages([language]);
  const site = makeSite({ brand, deck, regions, visitorTypes, messages, language, languages });
  const page = pageOf({ content, site }, stories, id);
  return { page, head: headOf(content, { site, source, page }) };
}

function pageOf(opened: OpenedSite, stories: Opened['stories'], id: string): PreviewPage | null {
  const name = (id.split('/').at(-1) ?? '').replace(/\.json$/, '');
  switch (kindOf(id)) {
    case 'story': {
      const [, section, folder] = id.split('/');
      const found = stories.find((story) => story.section === section && story.id === folder);
      const page = found ? storyPageData(opened, found.section, found.slug) : null;
      return page && { kind: 'story', page };
    }
    case 'member': {
      const page = memberPageData(opened, name);
      return page && { kind: 'member', page };
    }
    case 'resource': {
      const { idOf, readResources } = opened.content;
      const found = readResources().find(({ slug }) => idOf(slug) === name);
      const page = found ? resourcePageData(opened, found.slug) : null;
      return page && { kind: 'resource', page };
    }
    case 'slides':
      return { kind: 'slides', section: name.split('.')[0] ?? '', type: name.split('.')[1] ?? null };
    default:
      return null;
  }
}

/** Returns title and description of a page for search results and share cards; null for slides, which have a head each. */
function headOf(
  content: Content,
  { site, source, page }: { site: Site; source: SiteContent; page: PreviewPage | null },
): PreviewHead | null {
  const words = wordsOf(content, { site, source, page });
  if (!words) return null;
  const { title, path, ...rest } = words;
  return {
    ...rest,
    title: documentTitle(site.brand, title),
    address: new URL(path, site.brand.site).href,
    careers: content.readShare()?.careers ?? '',
  };
}

type HeadWords = Omit<PreviewHead, 'address' | 'careers'> & { path: string };

function wordsOf(
  content: Content,
  { site, source, page }: { site: Site; source: SiteContent; page: PreviewPage | null },
): HeadWords | null {
  switch (page?.kind) {
    case 'story': {
      const { author, images, section, slug, summary, title } = page.page.story;
      const [photo] = images;
      const headline = title.join(' ');
      return {
        ...{ title: headline, headline, note: author.name, description: summary },
        path: site.paths.story(section, slug),
        picture: photo ? content.pictureOf(photo.media) : null,
      };
    }
    case 'member': {
      const { city, job, name, picture } = page.page.member;
      const slug = content.readMembers().find((member) => member.name === name)?.slug ?? '';
      return {
        ...{ title: name, headline: name, note: `${job}, ${city}`, picture },
        description: fillMessage(source.headMessages.memberDescription ?? '', { name, job, city }),
        path: site.paths.member(slug),
      };
    }
    case 'resource': {
      const resource = content.readResources().find(({ name }) => name === page.page.name);
      if (!resource) return null;
      const { name, picture, slug, summary, title } = resource;
      return {
        ...{ title: name, headline: title.join(' '), note: name, description: summary, picture },
        path: site.paths.resource(slug),
      };
    }
    default:
      return null;
  }
}
