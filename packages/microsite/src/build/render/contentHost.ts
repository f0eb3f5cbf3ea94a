import { type Answer, createApiClient } from '@tamarack-lowe/api-client';
import { type CampusEvents, ContentError, type MenuItem } from '@tamarack-lowe/content-model';
import type { LastAnswers } from '../lastAnswers.ts';

/** What a content host says, in one language, as pages are built with it. */
export type HostAnswers = {
  /** Null where there are none. */
  events: CampusEvents | null;
  /** Items of the firm's own site; undefined where nobody was asked. */
  menu?: MenuItem[] | undefined;
};

export type HostQuestion = {
  /** Origin of the content host. */
  contentHost: string;
  contentPath?: string | undefined;
  badgeClass?: string | undefined;
  /** The firm's own site. */
  siteUrl: string;
  /** The words of the link that ends a list of the menu that is too long. */
  menuRest: string;
  /** The language to ask for; undefined for the host's own. */
  language?: string | undefined;
  /** What is asked for. */
  wants: { menu: boolean; events: boolean };
  /** The last good answers, which stand in for those that cannot be had. */
  last: LastAnswers;
};

/** Nobody waits in front of a page for a build. */
const TIMEOUT_MS = 20_000;

/**
 * Asks a content host for what pages are built with. `said`: a line about each answer that is not of now, and about what is
 * left out of those that are. Throws a
 * `ContentError` when one is of no use and there is no good one of the last day: a site without its events is not built.
 */
export async function askContentHost({
  wants,
  last,
  menuRest,
  ...host
}: HostQuestion): Promise<{ answers: HostAnswers; said: string[] }> {
  const said: string[] = [];
  const { campusEvents, menu } = createApiClient({
    ...host,
    timeoutMs: TIMEOUT_MS,
    menuRest: { title: menuRest, url: host.siteUrl },
    report: (line) => said.push(line),
  });
  async function good<T>(route: string, call: () => Promise<Answer<T>>): Promise<T> {
    const key = [host.contentHost, host.contentPath, route, host.language].join(' ');
    const answer = await call();
    if (answer.ok) {
      last.keep(key, answer.value);
      return answer.value;
    }
    const kept = last.find<T>(key);
    if (kept === null)
      throw new ContentError([
        `content host: ${answer.message} Pages cannot be built without it, and what was built before stays. Try again when the host answers.`,
      ]);
    said.push(`${route}: ${answer.message} Built with its answer of ${kept.at}.`);
    return kept.value;
  }
  const [items, events] = await Promise.all([
    wants.menu ? good('menu', menu) : undefined,
    wants.events ? good('campus_events', campusEvents) : null,
  ]);
  return { answers: { menu: items, events }, said };
}
