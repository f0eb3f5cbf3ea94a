import { type Build, readBuilds } from '@tamarack-lowe/prerender/internal/builds';
import { pathOfPageData } from '@tamarack-lowe/prerender/prehydration';
import type { SiteHandler } from './handler.ts';
import { requestPath } from './requestPath.ts';

export type FollowedBuilds = {
  /** Serves the build that is current when a request comes. */
  handler: SiteHandler;
  /**
   * Checks for another current build, reads it and serves it from then on. Rejects, once, when that build cannot be read: the
   * last one stays.
   */
  look: () => Promise<void>;
};

/**
 * Serves a site whose builds come and go. Each build is read once, by `open`: a request during a change gets one build or the
 * other, never a mixture. `root`: folder that the site is served from.
 */
export async function followBuilds(
  root: string,
  open: (root: string) => Promise<SiteHandler>,
): Promise<FollowedBuilds> {
  const opened = new Map<string, Promise<ServedBuild>>();
  let seen: string | null = null;
  let handler: SiteHandler = () => new Response(null, { status: 503 });

  function serve({ id, root, version }: Build): Promise<ServedBuild> {
    const build = opened.get(id) ?? open(root).then((handler) => ({ version, handler }));
    opened.set(id, build);
    return build;
  }

  async function look() {
    const { current, other } = readBuilds(root);
    if (current.id === seen) return;
    seen = current.id;
    const build = await serve(current);
    // Another build may have become current while this one was read.
    if (current.id !== seen) return;
    handler = withOtherBuild({ current: build, other: async () => other && serve(other) });
    for (const id of opened.keys()) if (id !== current.id && id !== other?.id) opened.delete(id);
  }

  await look();
  return { handler: (request, bindings) => handler(request, bindings), look };
}

/** A build and its handler. */
export type ServedBuild = {
  /** Version of the scripts of its pages; empty where that is not known. */
  version: string;
  handler: SiteHandler;
};

export type CurrentAndOther = {
  current: ServedBuild;
  /** Opens the other build that is kept, for pages of it that are still open; null when there is none. */
  other: () => Promise<ServedBuild | null>;
};

/**
 * Serves the current build; an open page of the other one gets the data that its own scripts can render. Pages ask for their
 * data by its hash (`page-data.json?4f2a91c0`), and for data of other pages by the version of their scripts.
 */
export function withOtherBuild({ current, other }: CurrentAndOther): SiteHandler {
  return async (request, bindings) => {
    const response = await current.handler(request, bindings);
    const target = requestPath(request.url);
    const hashOrVersion = target?.query.slice(1);
    if (!target || !hashOrVersion || pathOfPageData(target.path) === null) return response;
    if (fits(hashOrVersion, current, response)) return response;
    const otherBuild = await other();
    const otherResponse = await otherBuild?.handler(request, bindings);
    if (!otherBuild || !otherResponse || otherResponse.status >= 400) return response;
    if (!fits(hashOrVersion, otherBuild, otherResponse)) return response;
    await response.body?.cancel();
    return otherResponse;
  };
}

/** True when a response is for the scripts of the page, or is the very file asked for: tags are hashes of files. */
function fits(hashOrVersion: string, { version }: ServedBuild, { headers }: Response): boolean {
  return hashOrVersion === version || Boolean(headers.get('etag')?.startsWith(`"${hashOrVersion}`));
}
