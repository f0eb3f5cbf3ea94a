import { duplicateAddresses } from './addresses.ts';
import {
  brokenCircles,
  mismatchedCirclePictures,
  repeatedCircles,
  repeatedPictures,
  topicsWithoutChoice,
} from './circles.ts';
import { missingConsents, namesThatRemain } from './consents.ts';
import type { Rule } from './context.ts';
import { futureDates } from './dates.ts';
import { unpreparedFacts } from './expiry.ts';
import { brokenPlaceholders, unusedFacts, writtenOutFacts } from './facts.ts';
import { incompleteFilms } from './films.ts';
import { brokenPromises, hiringTextIssues } from './hiring.ts';
import { brokenLinks, brokenNeighbours, redirectLoops } from './links.ts';
import { duplicateLabels, misplacedFiles, sharedPortraits } from './names.ts';
import { brokenPathway, pathwayTextIssues } from './pathway.ts';
import { brokenPeople, contradictedPeople } from './people.ts';
import {
  layoutsWithoutPictures,
  metadataMismatches,
  missingAltTexts,
  missingPictures,
  networksWithoutMarks,
} from './pictures.ts';
import { changedAddresses, changedExtraStory, changedTeamSize } from './pinned.ts';
import { brokenSequences, repeatedScenes, unreachableStories } from './sequence.ts';
import {
  missingVisitorTypeFields,
  outdatedSchemas,
  unknownSections,
  unknownStages,
  unlabelledTopics,
} from './taxonomy.ts';
import { makersNotes, wrongTerms } from './terms.ts';
import {
  documentsWithoutLists,
  otherTextIssues,
  sentencesNotInStories,
  statementTextIssues,
  storyTextIssues,
} from './text.ts';
import { duplicateTitles } from './titles.ts';

/** Rules for the source language, in the order that editors read their issues. */
export const RULES: readonly Rule[] = [
  misplacedFiles,
  unknownSections,
  missingVisitorTypeFields,
  unlabelledTopics,
  unknownStages,
  duplicateAddresses,
  redirectLoops,
  storyTextIssues,
  sentencesNotInStories,
  otherTextIssues,
  hiringTextIssues,
  pathwayTextIssues,
  statementTextIssues,
  futureDates,
  duplicateLabels,
  duplicateTitles,
  sharedPortraits,
  brokenPeople,
  contradictedPeople,
  missingConsents,
  namesThatRemain,
  missingPictures,
  missingAltTexts,
  layoutsWithoutPictures,
  metadataMismatches,
  networksWithoutMarks,
  incompleteFilms,
  brokenCircles,
  mismatchedCirclePictures,
  repeatedCircles,
  repeatedPictures,
  topicsWithoutChoice,
  brokenLinks,
  brokenNeighbours,
  brokenPromises,
  brokenPathway,
  brokenSequences,
  unreachableStories,
  repeatedScenes,
  documentsWithoutLists,
  changedAddresses,
  changedTeamSize,
  changedExtraStory,
  unusedFacts,
  unpreparedFacts,
  writtenOutFacts,
  brokenPlaceholders,
  wrongTerms,
  makersNotes,
  outdatedSchemas,
];

/** Rules about text and addresses, which also apply to other languages. */
export const LANGUAGE_RULES: readonly Rule[] = [
  duplicateAddresses,
  redirectLoops,
  storyTextIssues,
  sentencesNotInStories,
  otherTextIssues,
  hiringTextIssues,
  pathwayTextIssues,
  statementTextIssues,
  duplicateLabels,
  duplicateTitles,
  contradictedPeople,
  missingConsents,
  namesThatRemain,
  missingAltTexts,
  brokenLinks,
  documentsWithoutLists,
  writtenOutFacts,
  brokenPlaceholders,
  wrongTerms,
  makersNotes,
];
