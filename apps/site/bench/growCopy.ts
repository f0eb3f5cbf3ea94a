import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyWorkspace } from './copyWorkspace.ts';
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
  return {
    workspace,
    stories: multiplyStories(join(workspace, 'packages/stories/content/stories'), times),
    root: join(workspace, 'apps/site/build/client'),
    remove: () => rmSync(dirname(workspace), { recursive: true }),
  };
}
