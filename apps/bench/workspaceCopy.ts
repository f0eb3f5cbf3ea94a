import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
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

/** Copies and installs the workspace with `times` as many stories. */
export function growCopy(site: string, times: number): GrownCopy {
  const workspace = copyWorkspace(WORKSPACE);
  return {
    workspace,
    site,
    stories: growContent(join(workspace, CONTENT), times),
    root: builtFolder(site, workspace),
    remove: () => rmSync(dirname(workspace), { recursive: true }),
  };
}

/** Content of the sample, from the root of a workspace. */
export const CONTENT = 'packages/stories/content';

/** Multiplies the stories of a copy of the sample's content, each with its translation. Returns their number. */
export function growContent(content: string, times: number): number {
  // Pinned facts about stories are true for the original ones only.
  rmSync(join(content, 'pinned.json'));
  const stories = multiplyStories(join(content, 'stories'), times);
  // The build stops at translations that nobody has reviewed.
  recordReview(content);
  return stories;
}

/** Cache of rendered pictures: a copy without it renders them again, which takes a minute. */
const PICTURES = 'packages/stories/.cache/media';

/** Copies the workspace with its rendered pictures into a temporary folder and installs it. Returns the path. */
function copyWorkspace(root: string): string {
  const target = join(realpathSync(mkdtempSync(join(tmpdir(), 'workspace-'))), 'copy');
  const filter = (path: string) => isCopied(relative(root, path).split(sep).join('/'));
  cpSync(root, target, { recursive: true, filter });
  if (existsSync(join(root, PICTURES)))
    cpSync(join(root, PICTURES), join(target, PICTURES), { recursive: true });
  // pnpm writes absolute paths into `node_modules`, so they cannot be copied.
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--silent'], {
    cwd: target,
    stdio: 'inherit',
  });
  return target;
}

/** Folders of installed, cached and built files at any depth. */
const ANYWHERE = /(?:^|\/)(?:\.git|\.turbo|\.cache|\.microsite|node_modules)(?:\/|$)/;
/** Output of a package in its own folder. */
const OUTPUT = /^(?:apps|packages)\/[^/]+\/(?:build|dist|storybook-static)(?:\/|$)/;

/** Returns true when a copy of the workspace needs this file or folder, by its path from the root with slashes. */
export const isCopied = (path: string) => !ANYWHERE.test(path) && !OUTPUT.test(path);

/**
 * Copies every story and its translations until there are `times` as many. Copies have their own addresses, labels and
 * headlines, so that each needs a share card. A copy has no circle and no fixed neighbours, so it comes at the end of the
 * sequence, and the service worker does not cache it in advance. Returns the number of stories.
 */
export function multiplyStories(folder: string, times: number): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^story(?:\.[a-z-]+)?\.json$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const stories = files.map((file) => ({
    file,
    story: JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>,
  }));
  const portrait = stories
    .map(({ story }) => /"(people\/[^"]+)"/.exec(JSON.stringify(story))?.[1])
    .find(Boolean);
  for (const { file, story } of stories) {
    const home = validSlug(basename(dirname(file)), 'story');
    // The check allows no scene in two neighbours, and copies have others than the originals. A portrait may return.
    const images = withoutScenes(story.images, portrait);
    for (let copy = 2; copy <= times; copy += 1) {
      const target = join(dirname(file), '..', numbered(home, copy), basename(file));
      const { nav: _, offline: _offline, title, label, ...rest } = story;
      const [first = '', ...more] = [title].flat();
      mkdirSync(dirname(target), { recursive: true });
      const own = {
        slug: numbered(validSlug(String(story.slug), basename(file, '.json')), copy),
        label: `${label} ${copy}`,
        title: [`${copy}·${first}`, ...more],
        ...(images && { images }),
      };
      writeFileSync(target, JSON.stringify({ ...rest, ...own }));
    }
  }
  return files.filter((file) => basename(file) === 'story.json').length * times;
}

/** Replaces the scenes of a story by a portrait. Returns undefined for a translation without pictures of its own. */
function withoutScenes(images: unknown, portrait: string | undefined): object[] | undefined {
  if (!Array.isArray(images) || portrait === undefined) return undefined;
  return images.map((image: { media?: string }) =>
    image.media?.startsWith('scenes/') ? { ...image, media: portrait } : image,
  );
}

/** Replaces characters that a new address may not have, with a word that differs per language: addresses must be unique. */
const validSlug = (slug: string, file: string) => slug.replace(/[^a-z0-9-]+/g, file.replace('.', '-'));

/** Numbers come first, so that copies of a story are not neighbours. */
const numbered = (name: string, copy: number) => `copy-${copy}-${name}`;

const STORY = 'stories/discover/belonging/story.json';

/** Edits one story of a workspace, and records that its translation was reviewed. Returns a function that takes the edit back. */
export function editStory(workspace: string): () => void {
  const content = join(workspace, CONTENT);
  const file = join(content, STORY);
  const before = readFileSync(file, 'utf8');
  const write = (text: string) => {
    writeFileSync(file, text);
    recordReview(content, [STORY]);
  };
  write(before.replace('"text": "', '"text": "Once more: '));
  return () => write(before);
}

/**
 * Records a review of the French translation of stories, which the build requires. `files`: paths inside the content
 * folder; empty for all stories.
 */
function recordReview(content: string, files: readonly string[] = []): void {
  const tool = join(WORKSPACE, 'packages/content-tools/src/cli/content.ts');
  const words = ['read', ...files, '--content', content, '--language', 'fr', '--by', 'The benchmark'];
  execFileSync(process.execPath, [tool, ...words], { stdio: 'ignore' });
}
