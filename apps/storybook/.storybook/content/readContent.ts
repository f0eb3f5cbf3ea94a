import { parseMenu } from '@tamarack-lowe/api-client/internal/parse';
import { type SiteLanguage, siteLanguages } from '@tamarack-lowe/content-model';
import { yoursMessages } from '@tamarack-lowe/content-model/internal/messages';
import { found } from '../../src/pages/found.ts';
import { buildWords } from './buildWords.ts';
import { byType, type OpenedLanguage, openLanguage, readRecording } from './openLanguage.ts';
import { readStoryForms } from './readForms.ts';
import { readHiringPage, readPromisesPage } from './readHiring.ts';
import {
  readCampusPage,
  readEvents,
  readMemberPages,
  readResourcePages,
  readStoryPage,
  readTeam,
} from './readPages.ts';
import { readPathwayPage } from './readPathway.ts';
import { readStatementPage } from './readStatement.ts';
import { readStories } from './readStories.ts';

/** Reads the content of Storybook's pages, in each language of the toolbar. */
export async function readContent() {
  const languages = siteLanguages(['en-CA', 'fr-CA']);
  const opened = await Promise.all(languages.map((language) => openLanguage(language, languages)));
  const known = languages.map((language, place): SiteLanguage => {
    const { languageHint, close } = found(opened[place]).source.messages;
    return { ...language, hint: { words: languageHint, close } };
  });
  const [en, fr] = opened.map((each) => readLanguageContent(each, known));
  return { en: found(en), fr: found(fr) };
}

/**
 * Reads the content of Storybook's pages in one language. Stories and resources are keyed by their names in English
 * files.
 */
function readLanguageContent(opened: OpenedLanguage, languages: readonly SiteLanguage[]) {
  const { source, site, content } = opened;
  const plays = Object.entries(site.brand.plays);
  return {
    site: { ...source, languages },
    team: readTeam(opened),
    members: readMemberPages(opened),
    resources: readResourcePages(opened),
    stories: {
      onePhoto: readStoryPage(opened, 'discover', 'the-count-at-minus-thirty'),
      twoPhoto: readStoryPage(opened, 'discover', 'belonging'),
      staggered: readStoryPage(opened, 'discover', 'our-people'),
      slider: readStoryPage(opened, 'discover', 'year-one-unfiltered'),
      film: readStoryPage(opened, 'discover', 'i-almost-didnt-apply'),
      recruit: readStoryPage(opened, 'recruit', 'your-application'),
      feedback: readStoryPage(opened, 'recruit', 'personalized-feedback'),
    },
    forms: readStoryForms(opened, 'discover', 'the-red-canoe'),
    allStories: readStories(opened),
    menu: found(parseMenu(readRecording(site, 'menu'), { siteUrl: site.brand.mainSite })),
    events: readEvents(opened),
    /** The films that circles play in place, by their number. */
    plays: Object.fromEntries(plays.map(([number, media]) => [number, content.filmOf(media)])),
    /** The pictures of the choices: the largest circle of the first slide, as on the site. */
    intro: byType(site, (type) => {
      const circles = source.deck.discover?.[type]?.slides[0]?.circles;
      return found(circles?.find(({ size }) => size === 'xl')).picture;
    }),
    campus: readCampusPage(opened),
    hiring: readHiringPage(opened),
    promises: readPromisesPage(opened),
    pathway: readPathwayPage(opened),
    yours: { words: buildWords(opened, yoursMessages) },
    accessibility: readStatementPage(opened),
  };
}
