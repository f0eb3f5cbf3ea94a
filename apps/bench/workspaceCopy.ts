import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';
import { builtFolder, WORKSPACE } from './siteFolder.ts';

/** A workspace with many stories. */
export type GrownCopy = {
  workspace: string;
  /** Path of the site from the root of the workspace. */
  site: string;
  stories: number;
  /** Its built site. */
  root: string;
  remove: () => void;
};

/** A copy of the workspace, installed, with `times` as many stories. */
export function growCopy(site: string, times: number): GrownCopy {
  const workspace = copyWorkspace(WORKSPACE);
  const content = join(workspace, 'packages/stories/content');
  // The pinned facts about stories, such as one more for one visitor type, hold only for the original ones.
  rmSync(join(content, 'pinned.json'));
  const stories = multiplyStories(join(content, 'stories'), times);
  // Mark the copies as read beside their source: the build stops at translations that nobody has read.
  markRead(workspace);
  return {
    workspace,
    site,
    stories,
    root: builtFolder(site, workspace),
    remove: () => rmSync(dirname(workspace), { recursive: true }),
  };
}

const MEDIA = 'packages/stories/dist/media';

/** A copy of the workspace in a temporary folder, installed, with the pictures baked. Gives its path. */
function copyWorkspace(root: string): string {
  const target = join(realpathSync(mkdtempSync(join(tmpdir(), 'workspace-'))), 'copy');
  const filter = (path: string) => isCopied(relative(root, path).split(sep).join('/'));
  cpSync(root, target, { recursive: true, filter });
  cpSync(join(root, MEDIA), join(target, MEDIA), { recursive: true });
  // A folder of its own: pnpm writes the paths it is installed at into it.
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--silent'], {
    cwd: target,
    stdio: 'inherit',
  });
  return target;
}

/** Files that are installed, cached or built again anywhere, and the output of a package in its own folder. */
const ANYWHERE = /(?:^|\/)(?:\.git|\.turbo|\.cache|\.microsite|node_modules)(?:\/|$)/;
const MADE = /^(?:apps|packages)\/[^/]+\/(?:build|dist|storybook-static)(?:\/|$)/;

/** Returns true when a copy of the workspace needs this file or folder, by its path from the root with slashes. */
export const isCopied = (path: string) => !ANYWHERE.test(path) && !MADE.test(path);

/**
 * Puts copies of every story beside it, its words in other languages too, until there are `times` as many, with addresses,
 * short names and headlines of their own, so that each has a share picture to draw. A copy has no circle and no neighbours
 * of its own, so it follows at the end of its chain; no device keeps it unopened. Gives the number of stories.
 */
export function multiplyStories(folder: string, times: number): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^story(?:\.[a-z-]+)?\.json$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    const story = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    const home = writable(basename(dirname(file)), 'story');
    for (let copy = 2; copy <= times; copy += 1) {
      const target = join(dirname(file), '..', numbered(home, copy), basename(file));
      const { nav: _, keep: _kept, title, label, ...rest } = story;
      const [first = '', ...more] = [title].flat();
      mkdirSync(dirname(target), { recursive: true });
      const own = {
        slug: numbered(writable(String(story.slug), basename(file, '.json')), copy),
        label: `${label} ${copy}`,
        title: [`${copy} ${first}`, ...more],
      };
      writeFileSync(target, JSON.stringify({ ...rest, ...own }));
    }
  }
  return files.filter((file) => basename(file) === 'story.json').length * times;
}

/** A story may have an old address of other signs; a new one may not, nor may one be the same in two languages. */
const writable = (slug: string, file: string) => slug.replace(/[^a-z0-9-]+/g, file.replace('.', '-'));

const numbered = (name: string, copy: number) => `${name}-${copy}`;

const STORY = 'stories/discover/belonging/story.json';

/** Says one story of a workspace a little differently, and that its French was read beside it. */
export function editStory(workspace: string): void {
  const file = join(workspace, 'packages/stories/content', STORY);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"text": "', '"text": "Once more: '));
  markRead(workspace, [STORY]);
}

/**
 * Writes down that somebody has read the French of stories of a workspace beside their English, which its build asks for.
 * `files`: paths inside the content folder; none: all.
 */
function markRead(workspace: string, files: readonly string[] = []): void {
  const content = join(workspace, 'packages/stories/content');
  const tool = join(workspace, 'packages/content-tools/src/cli/content.ts');
  const words = ['read', ...files, '--content', content, '--language', 'fr', '--by', 'The benchmark'];
  execFileSync(process.execPath, [tool, ...words], { stdio: 'ignore' });
}
