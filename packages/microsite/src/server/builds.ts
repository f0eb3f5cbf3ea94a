import { type Build, readBuilds } from '@tamarack-lowe/prerender/builds';
import type { SiteHandler } from './handler.ts';
import { type ServedBuild, withOtherBuild } from './withOtherBuild.ts';

export type Followed = {
  /** Answers with the build that is current when it is asked. */
  handler: SiteHandler;
  /**
   * Looks whether another build is current by now, and has it answer once it is read. Rejects, once, when it cannot be read: the
   * last one goes on.
   */
  look: () => Promise<void>;
};

/**
 * Serves a site whose builds come and go. A build is read once (`open`) and not looked for again: what is asked while the next
 * one takes its place is answered by one or the other, and by nothing between them. `root`: where the site is served from.
 */
export async function followBuilds(
  root: string,
  open: (root: string) => Promise<SiteHandler>,
): Promise<Followed> {
  const read = new Map<string, Promise<ServedBuild>>();
  let seen: string | null = null;
  let handler: SiteHandler = () => new Response(null, { status: 503 });

  function served({ id, root, version }: Build): Promise<ServedBuild> {
    const build = read.get(id) ?? open(root).then((handler) => ({ version, handler }));
    read.set(id, build);
    return build;
  }

  async function look() {
    const { current, other } = readBuilds(root);
    if (current.id === seen) return;
    seen = current.id;
    const build = await served(current);
    // Another may have come while this one was read.
    if (current.id !== seen) return;
    handler = withOtherBuild({ current: build, other: async () => other && served(other) });
    for (const id of read.keys()) if (id !== current.id && id !== other?.id) read.delete(id);
  }

  await look();
  return { handler: (request, bindings) => handler(request, bindings), look };
}
