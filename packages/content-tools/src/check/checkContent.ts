import type { IssueText } from '@tamarack-lowe/content-model/internal/content';
import { issuesOf } from '../files/issues.ts';
import { messageLanguage, otherLanguages, serves } from '../files/languages.ts';
import { type Coverage, coverageIssues, coverageOf } from '../translations/coverage.ts';
import { OPTIONAL_PAGES } from '../translations/translatedFiles.ts';
import { addressMismatches } from './addresses.ts';
import { endingConsents } from './consents.ts';
import { openContext } from './context.ts';
import { dueChecks, dueFacts } from './expiry.ts';
import { fileIssues } from './files.ts';
import { brokenLinks } from './links.ts';
import { LANGUAGE_RULES, RULES } from './rules.ts';

export type CheckOptions = {
  /**
   * Handling of a story, member or resource that is not written in a language, by language tag. Default: an issue;
   * with `omit` it is counted.
   * @example { 'de-AT': 'omit' }
   */
  untranslated?: Readonly<Record<string, Untranslated>> | undefined;
  /**
   * Object that several calls share to parse each file once.
   * @example const together = {}
   */
  together?: object | undefined;
  /**
   * Handling of facts whose last day is over: a warning, because pages print the fallback, or with `stop` an issue. Default:
   * `fallback`.
   * @example 'stop'
   */
  expiredFacts?: ExpiredFacts | undefined;
  /**
   * Time of the check: dates of changes more than a day later are issues, and facts expire by it. Default: now.
   * @example new Date('2026-11-02')
   */
  now?: Date | undefined;
  /**
   * Language tag of the issues, which are in English or French: English for any other language. Default: the source
   * language of the content.
   * @example brand.language
   */
  language?: string | undefined;
};

/** Handling of facts whose last day is over. */
export type ExpiredFacts = 'fallback' | 'stop';

/** Result of a check: the number of checked items, and all issues in an editor's words. */
export type CheckResult = {
  issues: string[];
  /** Kinds of these issues, each once, such as `broken-link`: the documentation has a page of each. */
  codes: string[];
  /** Facts, consents and checks of hiring that end within thirty days, and those that are over. */
  warnings: string[];
  stories: number;
  members: number;
  resources: number;
  /** Regions of the firm, schools that its team visits, facts, and visitor types. */
  regions: number;
  schools: number;
  facts: number;
  visitorTypes: number;
  /** Types of custom blocks. */
  blocks: string[];
  /** Number of items left out in a language, by its name in `messages.<language>.json`. */
  leftOut: Record<string, number>;
};

/** Result of a folder that cannot be read. */
const NOTHING = {
  stories: 0,
  members: 0,
  resources: 0,
  regions: 0,
  schools: 0,
  facts: 0,
  visitorTypes: 0,
  blocks: [],
  leftOut: {},
};

/**
 * Reads a content folder in each of its languages and applies every rule. Damaged files and files that their schemas
 * refuse are reported first and alone, because rules need valid content.
 */
export function checkContent(
  folder: string,
  { language = messageLanguage(folder), ...options }: CheckOptions = {},
): CheckResult {
  const { coverages: _, issues, warnings, ...result } = collectContentIssues(folder, options);
  const inWords = (texts: readonly IssueText[]) => [...new Set(texts.map((each) => each.toString(language)))];
  const codes = [...new Set(issues.flatMap(({ code }) => code ?? []))].sort();
  return { ...result, issues: inWords(issues), codes, warnings: inWords(warnings) };
}

/** Result of a check before its issues have a language. `coverages` leaves out languages that cannot be compared. */
type CollectedIssues = Omit<CheckResult, 'issues' | 'codes' | 'warnings'> & {
  issues: IssueText[];
  warnings: IssueText[];
  coverages: Coverage[];
};

/** Checks like `checkContent`. */
export function collectContentIssues(
  folder: string,
  { untranslated = {}, together = {}, now = new Date(), expiredFacts }: Omit<CheckOptions, 'language'> = {},
): CollectedIssues {
  const files = fileIssues(folder);
  const opened = openContext(folder, { together, now });
  const unreadable = 'unreadable' in opened ? opened.unreadable : [];
  if (files.length > 0 || 'unreadable' in opened) {
    const coverages = readableCoverages(folder, together);
    return { ...NOTHING, issues: [...files, ...unreadable], warnings: [], coverages };
  }
  const { context } = opened;
  const languages = otherLanguages(folder).map((language) => {
    const [, choice] = Object.entries(untranslated).find(([tag]) => serves(language, tag)) ?? [];
    return {
      language,
      ...checkLanguage(folder, { language, untranslated: choice ?? 'error', together, now }),
    };
  });
  const due = dueFacts(context);
  const isStopped = expiredFacts === 'stop';
  const issues = [
    ...RULES.flatMap((rule) => rule(context)),
    ...(isStopped ? due.expired : []),
    ...languages.flatMap((language) => language.issues),
  ];
  return {
    issues,
    warnings: [
      ...(isStopped ? [] : due.expired),
      ...due.soon,
      ...dueChecks(context),
      ...endingConsents(context),
    ],
    coverages: languages.flatMap(({ coverage }) => coverage ?? []),
    stories: context.stories.length,
    members: context.members.length,
    resources: context.resources.length,
    regions: context.sources.regions().length,
    schools: new Set(context.members.flatMap(({ schools }) => schools)).size,
    facts: Object.keys(context.facts).length,
    visitorTypes: context.sources.visitorTypes().length,
    blocks: Object.keys(context.sources.blocks()),
    leftOut: Object.fromEntries(
      languages.flatMap(({ language, leftOut }) => (leftOut === 0 ? [] : [[language, leftOut]])),
    ),
  };
}

/** Handling of a page that is not written in a language and that no other page needs. */
type Untranslated = 'error' | 'omit';

/** Compares the translations of a folder whose content cannot be checked; none when its sources cannot be read. */
function readableCoverages(root: string, together: object): Coverage[] {
  const coverages: Coverage[] = [];
  issuesOf(() => {
    for (const language of otherLanguages(root))
      coverages.push(coverageOf(root, language, 'error', together));
  });
  return coverages;
}

/** Issues of a content folder in a language that is not the source language, and the number of pages left out. */
type LanguageCheck = { issues: IssueText[]; leftOut: number; coverage?: Coverage };

type LanguageCheckOptions = { language: string; untranslated: Untranslated; now: Date; together?: object };

/** Checks another language: its text by the language rules, then its coverage. */
function checkLanguage(
  root: string,
  { language, untranslated, now, together }: LanguageCheckOptions,
): LanguageCheck {
  // The coverage reports missing pages; the rules check the pages that exist.
  const opened = openContext(root, { language, untranslated: 'omit', together, now });
  const unreadable = 'unreadable' in opened ? opened.unreadable : [];
  let coverage: Coverage | undefined;
  const incomparable = issuesOf(() => {
    coverage = coverageOf(root, language, untranslated, together);
  });
  if (coverage === undefined)
    return { issues: unreadable.length > 0 ? unreadable : incomparable, leftOut: 0 };

  const { files } = coverage;
  const leftOut = files.filter(({ isLeftOut }) => isLeftOut).length;
  if ('unreadable' in opened)
    return { issues: [...unreadable, ...coverageIssues(besideUnreadable(coverage))], leftOut, coverage };

  const isWhole = files.every(({ isThere }) => isThere);
  // The site itself resolves links to pages that are left out, because it knows the source language.
  const rules = LANGUAGE_RULES.filter((rule) => isWhole || rule !== brokenLinks);
  const issues = [
    ...rules.flatMap((rule) => rule(opened.context)),
    ...addressMismatches(files),
    ...coverageIssues(coverage),
  ];
  return { issues, leftOut, coverage };
}

/** Removes missing text that the schemas have already reported. */
function besideUnreadable(coverage: Coverage): Coverage {
  const files = coverage.files.map(({ findings, ...file }) => ({
    ...file,
    findings: findings.filter(
      ({ shortcoming }) => shortcoming !== 'missing' || (!file.isThere && OPTIONAL_PAGES.includes(file.kind)),
    ),
  }));
  return { ...coverage, files };
}
