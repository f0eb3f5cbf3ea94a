import { basename, join } from 'node:path';
import { assetKey } from '@tamarack-lowe/content-model';
import { issue, message } from '@tamarack-lowe/content-model/internal/content';
import { repeats } from '../files/repeats.ts';
import { slideSetName } from '../read/slideSets.ts';
import type { Rule } from './context.ts';

/** Finds files whose path does not match their content: folder names are addresses. */
export const misplacedFiles: Rule = ({ root, sources, stories, members, resources, slideSets }) => {
  const files = sources.files();
  const storyFolders = new Set(
    files.stories.map((file) => file.slice(join(root, 'stories').length + 1).replaceAll('\\', '/')),
  );
  const misplaced = stories
    .filter((story) => !storyFolders.has(`${story.section}/${story.slug}/story.json`))
    .map(({ section, slug }) => issue(slug, message('otherFolder', { folder: `${section}/${slug}` })));
  const misnamed = (files: string[], names: string[], folder: string) =>
    files
      .filter((file) => !names.includes(basename(file, '.json')))
      .map((file) => issue(`${folder}/${basename(file)}`, message('otherFileName')));
  return [
    ...misplaced,
    ...misnamed(
      files.resources,
      resources.map((resource) => resource.slug),
      'resources',
    ),
    ...misnamed(
      files.documents,
      sources.documents().map((document) => document.key),
      'documents',
    ),
    ...misnamed(files.slides, slideSets.map(slideSetName), 'slides'),
    ...misnamed(
      files.members,
      members.map((member) => member.slug),
      'members',
    ),
  ];
};

/** Finds two stories of a section with the same short name: "Next story: …" must be unambiguous. */
export const duplicateLabels: Rule = ({ nameIn, stories }) =>
  repeats(stories, ({ section, label }) => `${section}/${label.toLowerCase()}`).map(
    ([{ id, label }, first]) => issue(nameIn(id), message('labelTwice', { label, other: first.id })),
  );

/** Finds two names that share one portrait. */
export const sharedPortraits: Rule = ({ members, stories }) => {
  const people = [...members, ...stories.map(({ author, slug }) => ({ name: author.name, slug }))];
  return repeats(people, ({ name }) => assetKey(name))
    .filter(([{ name }, first]) => name !== first.name)
    .map(([{ name, slug }, first]) => issue(slug, message('portraitTwice', { name, other: first.name })));
};
