import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyWorkspace } from './copyWorkspace.ts';
import { markRead } from './markRead.ts';
import { multiplyStories } from './multiplyStories.ts';

/** A workspace with many stories. */
export type GrownCopy = {
  workspace: string;
  stories: number;
  /** Its built site. */
  root: string;
  remove: () => void;
};

/** A copy of the workspace, installed, with `times` as many stories. */
export function growCopy(times: number): GrownCopy {
  const workspace = copyWorkspace(join(import.meta.dirname, '../../..'));
  const content = join(workspace, 'packages/stories/content');
  // What the firm promises of its stories, such as one more for one visitor type, holds for those it has.
  rmSync(join(content, 'promises.json'));
  const stories = multiplyStories(join(content, 'stories'), times);
  // Nobody has read the copies beside their source, and the build would say so.
  markRead(workspace);
  return {
    workspace,
    stories,
    root: join(workspace, 'apps/site/build/client'),
    remove: () => rmSync(dirname(workspace), { recursive: true }),
  };
}
