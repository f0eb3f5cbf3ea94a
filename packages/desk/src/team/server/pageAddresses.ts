import { type Messages, makeSite, siteLanguages } from '@tamarack-lowe/content-model';
import type { PreviewResponse } from '../../protocol.ts';
import { sourceOf } from '../../translationPaths.ts';
import type { ProposalRecord } from '../proposals/proposalStore.ts';
import type { ProposalDesks } from './proposalDesks.ts';

export type PageAddressesOptions = {
  desks: ProposalDesks;
  /** Host of the desk, which its guard requires. */
  host: string;
  languages: readonly string[];
  /** Address of the site, with its base; null for none. */
  site: string | null;
  /** Lists files that a proposal changes. */
  filesOf: (record: ProposalRecord) => Promise<readonly { file: string }[]>;
};

/** Pages that are watched for one proposal. */
const MOST_PAGES = 3;
/** Files that pages are made of. */
const WITH_PAGE = /^(?:stories\/.*story|slides\/[^/]+|members\/[^/]+)\.json$/;

/** Makes a function that finds pages of the site which show what a proposal changes; the first page where none does. */
export function createPageAddresses({ desks, filesOf, host, languages, site }: PageAddressesOptions) {
  const [source = ''] = languages;

  async function addressOf(proposal: string, item: string): Promise<string | null> {
    const request = new Request(`http://${host}/`, {
      method: 'POST',
      headers: { Host: host, Origin: `http://${host}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: item, language: source, drafts: [] }),
    });
    const response = await desks.fetch(proposal, request, '/api/preview', { name: '' });
    if (!response.ok) return null;
    const preview: PreviewResponse = await response.json();
    if (preview.result !== 'data') return null;
    const { page, site: content } = preview;
    const messages = content.messages as Messages;
    const { deck, paths } = makeSite({
      ...content,
      messages,
      language: source,
      languages: siteLanguages(languages),
    });
    switch (page?.kind) {
      case 'story':
        return paths.story(page.page.story.section, page.page.story.slug);
      case 'member':
        return paths.member(item.replace(/^members\/|\.json$/g, ''));
      case 'slides':
        return Object.values(deck[page.section] ?? {})[0]?.slides[0]?.path ?? null;
      default:
        return null;
    }
  }

  return async (record: ProposalRecord): Promise<string[]> => {
    if (site === null) return [];
    const base = site.replace(/\/$/, '');
    const files = (await filesOf(record))
      .map(({ file }) => sourceOf(file, languages))
      .filter((file) => WITH_PAGE.test(file));
    const found: string[] = [];
    for (const item of [...new Set(files)].slice(0, MOST_PAGES)) {
      const address = await addressOf(record.id, item).catch(() => null);
      if (address !== null) found.push(`${base}${address}`);
    }
    return found.length > 0 ? found : [`${base}/`];
  };
}
