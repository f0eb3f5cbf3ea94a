import { issuesOf } from '../files/issues.ts';
import { isNear, otherLanguages } from '../files/languages.ts';
import { type Coverage, coverageIssues, coverageOf } from '../translations/coverage.ts';
import { PAGES_OF_THEIR_OWN } from '../translations/translatedFiles.ts';
import { addressMismatches } from './addresses.ts';
import { openContext } from './context.ts';
import { fileIssues } from './files.ts';
import { brokenLinks } from './links.ts';
import { LANGUAGE_RULES, RULES } from './rules.ts';

export type CheckOptions = {
  /**
   * What becomes of a story, a member or a resource that is not written in a language, by its tag. Default: a complaint;
   * where it is left out, it is counted.
   */
  untranslated?: Readonly<Record<string, Untranslated>> | undefined;
  /** Readings of a folder with the same object share what they read. */
  together?: object | undefined;
  /** When the check runs: days of changes that come more than a day later are complained of. Default: now. */
  now?: Date | undefined;
};

/** What was looked at, and everything that is wrong with it, in an editor's words. */
export type CheckResult = {
  complaints: string[];
  stories: number;
  members: number;
  resources: number;
  /** Regions of the firm, schools that its team goes to, and types of visitor. */
  regions: number;
  schools: number;
  visitorTypes: number;
  /** Types of blocks of the firm's own. */
  blocks: string[];
  /** How many of these are left out in a language, by its name in `messages.<language>.json`. */
  leftOut: Record<string, number>;
};

const NOTHING = {
  stories: 0,
  members: 0,
  resources: 0,
  regions: 0,
  schools: 0,
  visitorTypes: 0,
  blocks: [],
  leftOut: {},
};

/**
 * Reads a content folder in each of its languages and tries every rule on it. Files that are damaged and those that their
 * schemas refuse come first and alone: the rules need content they can read.
 */
export function checkContent(
  folder: string,
  { untranslated = {}, together = {}, now = new Date() }: CheckOptions = {},
): CheckResult {
  const files = fileIssues(folder);
  const opened = openContext(folder, { together, now });
  const unreadable = 'unreadable' in opened ? opened.unreadable : [];
  if (files.length > 0 || 'unreadable' in opened)
    return { ...NOTHING, complaints: [...new Set([...files, ...unreadable])] };
  const { context } = opened;
  const languages = otherLanguages(folder).map((language) => {
    const [, choice] = Object.entries(untranslated).find(([tag]) => isNear(language, tag)) ?? [];
    return {
      language,
      ...checkLanguage(folder, { language, untranslated: choice ?? 'complain', together, now }),
    };
  });
  const complaints = [
    ...RULES.flatMap((rule) => rule(context)),
    ...languages.flatMap((language) => language.complaints),
  ];
  return {
    complaints: [...new Set(complaints)],
    stories: context.stories.length,
    members: context.members.length,
    resources: context.resources.length,
    regions: context.sources.regions().length,
    schools: new Set(context.members.flatMap(({ schools }) => schools)).size,
    visitorTypes: context.sources.visitorTypes().length,
    blocks: Object.keys(context.sources.blocks()),
    leftOut: Object.fromEntries(
      languages.flatMap(({ language, leftOut }) => (leftOut === 0 ? [] : [[language, leftOut]])),
    ),
  };
}

/** What becomes of a page of its own that is not written in a language. */
type Untranslated = 'complain' | 'leave out';

/** What is wrong with a content folder in a language that is not that of its source, and how many pages are left out. */
type LanguageCheck = { complaints: string[]; leftOut: number };

/** The language, and the readings that go together with this one. */
type Checked = { language: string; untranslated: Untranslated; now: Date; together?: object };

/** Reads a content folder in another language: its words by the rules of words, then beside the source. */
function checkLanguage(root: string, { language, untranslated, now, together }: Checked): LanguageCheck {
  // Pages that are missing are complained of beside the source, and what is there is looked at without them.
  const opened = openContext(root, { language, untranslated: 'leave out', together, now });
  const unreadable = 'unreadable' in opened ? opened.unreadable : [];
  let parity: Coverage | undefined;
  const incomparable = issuesOf(() => {
    parity = coverageOf(root, language, untranslated, together);
  });
  if (parity === undefined)
    return { complaints: unreadable.length > 0 ? unreadable : incomparable, leftOut: 0 };

  const { files } = parity;
  const leftOut = files.filter(({ isLeftOut }) => isLeftOut).length;
  if ('unreadable' in opened)
    return { complaints: [...unreadable, ...coverageIssues(besideUnreadable(parity))], leftOut };

  const isWhole = files.every(({ isThere }) => isThere);
  // What leads to a page that is not there is the affair of the site, which knows the other language.
  const rules = LANGUAGE_RULES.filter((rule) => isWhole || rule !== brokenLinks);
  const complaints = [
    ...rules.flatMap((rule) => rule(opened.context)),
    ...addressMismatches(files),
    ...coverageIssues(parity),
  ];
  return { complaints, leftOut };
}

/** Without the words whose lack is said already by what refuses them. */
function besideUnreadable(parity: Coverage): Coverage {
  const files = parity.files.map(({ findings, ...file }) => ({
    ...file,
    findings: findings.filter(
      ({ shortcoming }) =>
        shortcoming !== 'missing' || (!file.isThere && PAGES_OF_THEIR_OWN.includes(file.kind)),
    ),
  }));
  return { ...parity, files };
}
