import { addressesAreOnes } from './addresses.ts';
import type { Rule } from './CheckContext.ts';
import { chainsAreWhole, everyStoryIsReachable } from './sequence.ts';
import { circlesShowTheirStory } from './circlePictures.ts';
import { circlesLeadToStories } from './circles.ts';
import { daysHaveCome } from './dates.ts';
import { documentsHaveLists } from './documents.ts';
import { nobodyIsShownTwice } from './faces.ts';
import { factsAreNamed, factsAreUsed } from './facts.ts';
import { filmsAreComplete } from './films.ts';
import { messagesCanBeFilled } from './labels.ts';
import { linksLeadSomewhere, neighboursExist, redirectsEnd } from './links.ts';
import { filesAreNamedAfterContent, labelsDiffer, portraitsAreOnes } from './names.ts';
import { networksHaveMarks } from './networks.ts';
import { notesMatchFiles } from './notes.ts';
import { layoutsHavePictures, picturesAreDescribed, picturesExist } from './pictures.ts';
import { extraStory, promisedAddresses, wholeTeam } from './pinned.ts';
import { schemasKnowTheWords } from './schemas.ts';
import { sectionsAreNamed } from './taxonomy.ts';
import { termsAreSaid } from './terms.ts';
import { titlesDiffer } from './titles.ts';
import { topicsHaveChoices } from './topics.ts';
import { visitorTypesSayEnough } from './visitorTypes.ts';
import { otherCopyCanBeRead, storiesCanBeRead } from './text.ts';

/** Every rule for the language of the source, in the order in which an editor reads what they say. */
export const RULES: readonly Rule[] = [
  filesAreNamedAfterContent,
  sectionsAreNamed,
  visitorTypesSayEnough,
  addressesAreOnes,
  redirectsEnd,
  storiesCanBeRead,
  otherCopyCanBeRead,
  daysHaveCome,
  labelsDiffer,
  titlesDiffer,
  portraitsAreOnes,
  picturesExist,
  picturesAreDescribed,
  layoutsHavePictures,
  notesMatchFiles,
  networksHaveMarks,
  filmsAreComplete,
  circlesLeadToStories,
  circlesShowTheirStory,
  nobodyIsShownTwice,
  topicsHaveChoices,
  linksLeadSomewhere,
  neighboursExist,
  chainsAreWhole,
  everyStoryIsReachable,
  documentsHaveLists,
  promisedAddresses,
  wholeTeam,
  extraStory,
  factsAreUsed,
  factsAreNamed,
  messagesCanBeFilled,
  termsAreSaid,
  schemasKnowTheWords,
];

/** The rules about words and addresses, which hold in any other language too. */
export const LANGUAGE_RULES: readonly Rule[] = [
  addressesAreOnes,
  redirectsEnd,
  redirectsEnd,
  storiesCanBeRead,
  otherCopyCanBeRead,
  labelsDiffer,
  titlesDiffer,
  picturesAreDescribed,
  linksLeadSomewhere,
  documentsHaveLists,
  factsAreNamed,
  messagesCanBeFilled,
  termsAreSaid,
];
