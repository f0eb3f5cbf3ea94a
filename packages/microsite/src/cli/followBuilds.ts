import { type Build, readBuilds } from '@tamarack-lowe/prerender/builds';
import type { SiteHandler } from '../server/createSiteHandler.ts';
import { type ServedBuild, withOtherBuild } from '../server/withOtherBuild.ts';

export type Followed = {
  /** Answers with the build that is current when it is asked. */
  handler: SiteHandler;
  /**
   * Looks whether another build is current by now, and has it answer from then on. Throws, once, when that cannot be read: the
   * last one goes on.
   */
  look: () => void;
};

/**
 * Serves a site whose builds come and go. A build is read once (`open`) and not looked for again: what is asked while the next
 * one takes its place is answered by one or the other, and by nothing between them. `root`: where the site is served from.
 */
export function followBuilds(root: string, open: (root: string) => SiteHandler): Followed {
  const read = new Map<string, ServedBuild>();
  let seen = '';
  let handler: SiteHandler;

  function served({ id, root, version }: Build): ServedBuild {
    const build = read.get(id) ?? { version, handler: open(root) };
    read.set(id, build);
    return build;
  }

  function show() {
    const builds = readBuilds(root);
    seen = builds.current.id;
    handler = withOtherBuild({
      current: served(builds.current),
      other: () => builds.other && served(builds.other),
    });
    for (const id of read.keys()) if (id !== seen && id !== builds.other?.id) read.delete(id);
  }

  show();
  return {
    handler: (request, bindings) => handler(request, bindings),
    look() {
      if (readBuilds(root).current.id !== seen) show();
    },
  };
}
