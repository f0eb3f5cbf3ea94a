import { pathOfPageData } from '@tamarack-lowe/prerender/early';
import type { SiteHandler } from './handler.ts';
import { requestPath } from './requestPath.ts';

/** A build and what answers with it. */
export type ServedBuild = {
  /** Which scripts its pages have; empty where that is not known. */
  version: string;
  handler: SiteHandler;
};

export type TwoBuilds = {
  current: ServedBuild;
  /** Gives the other one that is kept, when a page of it is still open; null where there is none. */
  other: () => Promise<ServedBuild | null>;
};

/**
 * Answers with the current build; a page of the other one gets the data that its own scripts can draw. Pages ask for data
 * with the hash of their own (`page-data.json?4f2a91c0`), and for those of other pages with the version of their scripts.
 */
export function withOtherBuild({ current, other }: TwoBuilds): SiteHandler {
  return async (request, bindings) => {
    const answer = await current.handler(request, bindings);
    const target = requestPath(request.url);
    const asked = target?.query.slice(1);
    if (!target || !asked || pathOfPageData(target.path) === null) return answer;
    if (isOf(asked, current, answer)) return answer;
    const build = await other();
    const before = await build?.handler(request, bindings);
    if (!build || !before || before.status >= 400 || !isOf(asked, build, before)) return answer;
    await answer.body?.cancel();
    return before;
  };
}

/** Whether an answer is what a page asks for: of its scripts, or the very file. Tags are hashes of files. */
function isOf(asked: string, { version }: ServedBuild, { headers }: Response): boolean {
  return asked === version || Boolean(headers.get('etag')?.startsWith(`"${asked}`));
}
