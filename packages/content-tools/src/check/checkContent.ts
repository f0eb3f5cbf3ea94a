import { otherLanguages } from '../parity/otherLanguages.ts';
import { isNear } from '../files/languages.ts';
import { checkLanguage, type Untranslated } from './checkLanguage.ts';
import { fileComplaints } from './files.ts';
import { openContext } from './context.ts';
import { RULES } from './rules.ts';

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
  const files = fileComplaints(folder);
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
