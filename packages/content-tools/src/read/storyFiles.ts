import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../files/listFiles.ts';
import { nameInside } from '../files/textFiles.ts';

function foldersIn(folder: string): string[] {
  return listFiles(folder).filter((name) => statSync(join(folder, name)).isDirectory());
}

/** Where the stories of a content folder should lie, by section, then slug: one folder each. */
export function storyFiles(root: string): string[] {
  const stories = join(root, 'stories');
  return foldersIn(stories).flatMap((section) =>
    listFiles(join(stories, section)).map((slug) => join(stories, section, slug, 'story.json')),
  );
}

/** Why there is no story in a place among the stories of a section. */
export function missingStory(root: string, place: string): string {
  const where = nameInside(root, place);
  return statSync(place, { throwIfNoEntry: false })?.isFile()
    ? `${where}: this is a file, and stories are folders, so no visitor would find what it says. Move it into the folder of a story, or take it away.`
    : `${where}: there is no story.json in this folder, so no visitor would find the story. Add one ("content new" makes the folder and the file), or take the folder away.`;
}
