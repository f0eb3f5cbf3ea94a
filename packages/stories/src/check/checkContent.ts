import { ContentError } from '@tamarack-lowe/content-model';
import { createSources } from '../content/createSources.ts';
import { createFilms } from '../media/createFilms.ts';
import { createPictures } from '../media/createPictures.ts';
import { createPictureNotes } from '../media/pictureNotes.ts';
import type { Rule } from './CheckContext.ts';
import { chainsAreWhole, everyStoryIsReachable } from './chains.ts';
import { circlesLeadToStories, topicsHaveChoices } from './circles.ts';
import { linksLeadSomewhere, neighboursExist } from './links.ts';
import { filesAreNamedAfterContent, labelsDiffer, portraitsAreOnes } from './names.ts';
import { filmsAreComplete, layoutsHavePictures, notesMatchFiles, picturesExist } from './pictures.ts';
import { extraStory, promisedAddresses, wholeTeam } from './promises.ts';
import { factsAreUsed, messagesCanBeFilled, otherCopyCanBeRead, storiesCanBeRead } from './words.ts';

const RULES: readonly Rule[] = [
  filesAreNamedAfterContent,
  storiesCanBeRead,
  otherCopyCanBeRead,
  labelsDiffer,
  portraitsAreOnes,
  picturesExist,
  layoutsHavePictures,
  notesMatchFiles,
  filmsAreComplete,
  circlesLeadToStories,
  topicsHaveChoices,
  linksLeadSomewhere,
  neighboursExist,
  chainsAreWhole,
  everyStoryIsReachable,
  promisedAddresses,
  wholeTeam,
  extraStory,
  factsAreUsed,
  messagesCanBeFilled,
];

/** What was looked at, and everything that is wrong with it, in an editor's words. */
export type CheckResult = { complaints: string[]; stories: number; members: number; resources: number };

/**
 * Reads a content folder and tries every rule on it. Files that their schemas refuse come first and alone: the rules need
 * content they can read.
 */
export function checkContent(root: string): CheckResult {
  const sources = createSources(root);
  const notes = createPictureNotes(root);
  const readers = [
    sources.brand,
    sources.facts,
    sources.messages,
    sources.share,
    sources.slideSets,
    sources.stories,
    sources.members,
    sources.resources,
    notes.people,
    notes.scenes,
    notes.films,
  ];
  const unreadable = readers.flatMap((read): string[] => {
    try {
      read();
      return [];
    } catch (error) {
      if (error instanceof ContentError) return [...error.complaints];
      throw error;
    }
  });
  if (unreadable.length > 0)
    return { complaints: [...new Set(unreadable)], stories: 0, members: 0, resources: 0 };

  const pictures = createPictures(root, notes);
  const context = {
    root,
    sources,
    notes,
    pictures,
    films: createFilms(root, notes, pictures),
    brand: sources.brand(),
    facts: sources.facts(),
    messages: sources.messages(),
    stories: sources.stories(),
    slideSets: sources.slideSets(),
    members: sources.members(),
    resources: sources.resources(),
  };
  const complaints = RULES.flatMap((rule) => rule(context));
  return {
    complaints: [...new Set(complaints)],
    stories: context.stories.length,
    members: context.members.length,
    resources: context.resources.length,
  };
}
