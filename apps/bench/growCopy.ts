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
  // The pinned facts about stories, such as one more for one visitor type, hold only for the original ones.
  rmSync(join(content, 'promises.json'));
  const stories = multiplyStories(join(content, 'stories'), times);
  // Mark the copies as read beside their source: the build stops at translations that nobody has read.
  markRead(workspace);
  return {
    workspace,
    stories,
    root: join(workspace, 'apps/site/build/client'),
    remove: () => rmSync(dirname(workspace), { recursive: true }),
  };
}
