import { join, relative } from 'node:path';
import type { Brand } from '@tamarack-lowe/content-model';
import type { LoadedConfig } from '../config/loadConfig.ts';
import { lastAnswers } from './lastAnswers.ts';
import { readRecordings } from './readRecordings.ts';
import { askContentHost, type HostAnswers } from './render/contentHost.ts';
import type { WorkFolders } from './workFolders.ts';

type Given = { brand: Brand; menuRest: string; language: string; work: WorkFolders; now: Date };

/**
 * What the content host of a site says in a language: that host itself where one is given, else its recordings. `said`: lines
 * for who builds, which of the two it was, and what of its answers is left out.
 */
export async function hostAnswersOf(
  { folder, hosts, languages, menu }: Pick<LoadedConfig, 'folder' | 'hosts' | 'languages' | 'menu'>,
  contentHost: string | undefined,
  { brand, menuRest, language, work, now }: Given,
): Promise<{ answers: HostAnswers; said: string[] }> {
  const wants = { menu, events: brand.pages.events !== undefined };
  if (contentHost === undefined) {
    const left: string[] = [];
    const answers = readRecordings(hosts.recordings, brand, language, (line) => left.push(line));
    const from = answers.events
      ? `recorded in ${relative(folder, hosts.recordings ?? '')}`
      : 'none, until a content host answers';
    return { answers, said: wants.events ? [`Events (${language}): ${from}`, ...left] : [] };
  }
  const { answers, said } = await askContentHost({
    contentHost,
    contentPath: hosts.contentPath,
    badgeClass: hosts.badgeClass,
    siteUrl: brand.mainSite,
    menuRest,
    // As browsers ask: the first language is the host's own.
    language: language === languages[0] ? undefined : language,
    wants,
    last: lastAnswers(join(work.cache, 'content-host.json'), now),
  });
  const asked = [menu && 'menu', wants.events && 'events'].filter(Boolean).join(' and ');
  const line = `Content host (${language}): ${contentHost}, asked for ${asked || 'nothing'}`;
  return { answers, said: [line, ...said] };
}
