import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A language of a firm's site. */
export type FirmLanguage = {
  /** BCP 47 tag: `fr-CA`. */
  tag: string;
  /** Address above its pages: `/` or `/fr`. */
  home: string;
  /** Announcement of a link that opens in a new tab. */
  newTab: string;
  /** Labels of the links from a story to the next and the previous one. */
  nextStory: string;
  previousStory: string;
};

/** Facts about a firm that the files of its site do not contain. */
export type Firm = {
  /** Name at the beginning of titles. */
  name: string;
  /** Full path of the folder whose `build/client` is the site. */
  folder: string;
  origin: string;
  /** The first language is at the root of the origin. */
  languages: readonly FirmLanguage[];
  /** Ids of visitor types, as they are stored. */
  visitorTypes: readonly string[];
  /** Part of the name of a typeface that idle pages have loaded. */
  typeface: string;
  /** Country of its postal addresses, if its brand has one. */
  country?: string;
  /** True when the content has the day of the last change of every page. */
  dated: boolean;
  /**
   * Smallest numbers of pages by route, of films and calendar files, and of structured data entries by type. Without them, rules
   * would pass on a site without pages.
   */
  fewest: Readonly<Record<string, number>>;
  /** Number of stories in the sequence of each visitor type, by the address above the stories. */
  sequences: Readonly<Record<string, readonly number[]>>;
  /** Published old addresses and the addresses that they redirect to. */
  redirects: Readonly<Record<string, string>>;
};

const root = path.join(import.meta.dirname, '../..');

const ENGLISH = {
  tag: 'en-CA',
  newTab: '(opens in a new tab)',
  nextStory: 'Next story',
  previousStory: 'Previous story',
};
const FRENCH = {
  tag: 'fr-CA',
  newTab: '(nouvel onglet)',
  nextStory: 'Histoire suivante',
  previousStory: 'Histoire précédente',
};

const OUR_FIRMS: readonly Firm[] = [
  {
    name: 'Tamarack Lowe',
    folder: path.join(root, 'apps/site'),
    origin: 'https://grow.tamaracklowe.example',
    languages: [
      { ...ENGLISH, home: '/' },
      { ...FRENCH, home: '/fr' },
    ],
    visitorTypes: ['student', 'experienced'],
    typeface: 'Anek Latin',
    country: 'CA',
    dated: true,
    fewest: {
      ...{ intro: 2, slides: 16, story: 122, connect: 2, member: 40, campus: 2, events: 2, resource: 12 },
      // Those of events become fewer with every day: the calendars to subscribe to are always there.
      ...{ aliases: 6, films: 10, calendars: 2, VideoObject: 18 },
    },
    sequences: {
      '/grow-together': [36, 35],
      '/how-we-recruit-1': [16, 17],
      '/fr/grandir-ensemble': [36, 35],
      '/fr/comment-nous-recrutons-1': [16, 17],
    },
    redirects: {
      '/discover': '/grow-together',
      '/recruits': '/how-we-recruit-1',
      '/how-we-recruit': '/how-we-recruit-1',
      '/campuscharitycampaign': '/campus-resources/',
      '/fr/decouvrir': '/fr/grandir-ensemble',
      '/fr/recrutement': '/fr/comment-nous-recrutons-1',
      '/fr/comment-nous-recrutons': '/fr/comment-nous-recrutons-1',
      '/fr/campuscharitycampaign': '/fr/ressources-campus/',
    },
  },
  {
    name: 'Norrbeck Vauquelin',
    folder: path.join(root, 'apps/norrbeck'),
    origin: 'https://racines.norrbeckvauquelin.example',
    languages: [
      { ...FRENCH, home: '/', nextStory: 'Récit suivant', previousStory: 'Récit précédent' },
      { ...ENGLISH, home: '/en' },
    ],
    visitorTypes: ['stagiaire', 'releve', 'experience'],
    typeface: 'Hanken Grotesk',
    dated: false,
    fewest: {
      ...{ intro: 2, slides: 20, story: 28, connect: 2, member: 18, campus: 2, resource: 8 },
      ...{ custom: 2, aliases: 4 },
    },
    sequences: { '/prendre-racine': [17, 17, 16], '/en/take-root': [17, 17, 16] },
    redirects: {
      '/racines': '/prendre-racine',
      '/embauche': '/comment-on-embauche',
      '/stages': '/prendre-racine',
      '/en/roots': '/en/take-root',
      '/en/hiring': '/en/how-we-hire',
      '/en/stages': '/en/take-root',
    },
  },
];

/** Returns our two firms, and those in the JSON file that `BUILT_SITES` names. */
export function firms(): readonly Firm[] {
  const others = process.env.BUILT_SITES;
  return others ? [...OUR_FIRMS, ...(JSON.parse(readFileSync(others, 'utf8')) as Firm[])] : OUR_FIRMS;
}
