import { basename, join } from 'node:path';
import { primaryLanguage } from '@tamarack-lowe/content-model/internal/addresses';
import { type IssueText, issue, message } from '@tamarack-lowe/content-model/internal/content';
import { createIncrementalCache } from '../files/cache.ts';
import { sha256 } from '../files/outputFiles.ts';
import { openMetadata } from '../images/metadata.ts';
import { createSources, type Sources } from '../read/sources.ts';
import { oneSpelling, readGlossary, wholeWords } from './glossary.ts';
import { guessLanguage, LANGUAGE_MARKS } from './languageDetection.ts';
import { markupOf, withoutMarkup } from './markup.ts';
import { hashesOf, type ReviewLog, readReviewLog, reviewLogFile } from './reviewLog.ts';
import type { Finding } from './translatedFiles.ts';
import {
  type Field,
  findMissing,
  missingTranslation,
  OPTIONAL_PAGES,
  type Pair,
  readPair,
  translatedFiles,
  translationOf,
} from './translatedFiles.ts';

/** File with its translation, and the issues to fix. A translation that a firm leaves out has no issues. */
export type Compared = Pair & { isLeftOut: boolean; findings: Finding[] };

/** Coverage of the files of a folder in one language. */
export type Coverage = { language: string; hasReviewLog: boolean; files: Compared[] };

const comparisons = createIncrementalCache<Compared>();

/**
 * Compares every file of a content folder with its translation. Throws a `ContentError` when source files or the
 * glossary cannot be read. `together`: object to share parsed files with other calls.
 */
export function coverageOf(
  root: string,
  language: string,
  untranslated: 'error' | 'omit',
  together = {},
): Coverage {
  const sources = createSources(root, { together });
  const facts = sources.facts();
  const reviewLog = readReviewLog(root, language);
  const names = namesIn(sources, { root, same: readGlossary(root).same });
  const context: CoverageContext = {
    language,
    source: sources.source(),
    languageText: createLanguageText(names),
    isFact: (name) => Object.hasOwn(facts, name),
    reviewLog,
  };
  /** Hash of all that a comparison depends on besides the two files and their entry in the review log. */
  const around = sha256(JSON.stringify([language, context.source, untranslated, names, Object.keys(facts)]));
  const compare = (pair: Pair): Compared => {
    const isLeftOut = !pair.isThere && untranslated === 'omit' && OPTIONAL_PAGES.includes(pair.kind);
    if (isLeftOut) return { ...pair, isLeftOut, findings: [] };
    const findings = pair.isThere ? FINDS.flatMap((find) => find(pair, context)) : [missingTranslation(pair)];
    return { ...pair, isLeftOut, findings };
  };
  const files = translatedFiles(root).map((source) => {
    const { file, shape } = source;
    const from = {
      files: [file, translationOf(source, language)].map((each) => join(root, each)),
      and: `${around} ${JSON.stringify([shape, reviewLog?.[file]])}`,
    };
    return comparisons(`${root} ${file} ${language}`, from, () => compare(readPair(root, source, language)));
  });
  return { language, hasReviewLog: reviewLog !== null, files };
}

/** Lists all issues of the translations into one language, file by file. */
export function coverageIssues({ files, hasReviewLog, language }: Coverage): IssueText[] {
  const findings = files.flatMap((file) => file.findings);
  if (hasReviewLog) return findings.map(({ issue }) => issue);
  return [
    message('noReviewLog', {
      log: reviewLogFile(language),
      language,
      command: `microsite content read --language ${language} --by NAME`,
    }),
    ...findings.filter(({ shortcoming }) => shortcoming !== 'to be read again').map(({ issue }) => issue),
  ];
}

/** State of a folder while its translations into one language are compared. */
type CoverageContext = {
  language: string;
  /** Language of files without one in their name. */
  source: string;
  /** Removes markup and text that is the same in every language. */
  languageText: (words: string) => string;
  isFact: (name: string) => boolean;
  /** Null when there is no review log. */
  reviewLog: ReviewLog | null;
};

/** Looks for one shortcoming in an existing translation. */
type Find = (pair: Pair, context: CoverageContext) => Finding[];

const normalise = (words: string) => words.toLowerCase().replace(/\s+/g, ' ').trim();

/** Finds text that equals the source, or reads like the source language. */
export const findUntranslated: Find = ({ fields, file, translation }, { language, languageText, source }) => {
  const [here, there] = [primaryLanguage(language), primaryLanguage(source)];
  // Two regions of one language share most text.
  if (here === there) return [];
  const canGuess = Object.hasOwn(LANGUAGE_MARKS, here);

  function why({ as, own, words }: Field): IssueText | null {
    if (own === null || as === 'name') return null;
    const said = languageText(own);
    if (normalise(own) === normalise(words) && /\p{L}/u.test(said))
      return message('textOfSource', { source: basename(file), language });
    const isSource = as === 'words' && canGuess && guessLanguage(said) === there;
    return isSource ? message('readsAsSource', { source: there, language }) : null;
  }

  return fields.flatMap((field) => {
    const reason = why(field);
    if (reason === null) return [];
    return [
      {
        shortcoming: 'in the language of the source',
        fields: 1,
        issue: issue(`${translation}, ${field.place}`, reason),
      },
    ];
  });
};

/** Lists the words that are the same in every language: names of the firm and of people, and terms of the glossary. */
function namesIn(
  sources: Pick<Sources, 'brand' | 'members' | 'stories'>,
  { root, same }: { root: string; same: readonly string[] },
): string[] {
  const { firm, short, social } = sources.brand();
  const names = [
    ...same,
    firm,
    short,
    ...social.map(({ name }) => name),
    ...sources.members().map(({ name }) => name),
    ...sources.stories().map(({ author }) => author.name),
    ...[...openMetadata(root).people().values()].map(({ name }) => name),
  ];
  return [...new Set(names)];
}

/** Returns a function that removes markup and names. The rest belongs to a language. */
function createLanguageText(names: readonly string[]): (words: string) => string {
  const known = wholeWords(names);
  return (words) => {
    const bare = oneSpelling(withoutMarkup(words));
    return known === null ? bare : bare.replace(known, ' ');
  };
}

/** Parts that a translation shares with its source, and the message when they differ. */
const SHARED = [
  { part: 'placeholders', key: 'otherPlaceholders' },
  { part: 'links', key: 'otherLinks' },
  { part: 'tags', key: 'otherTags' },
] as const;

const listOf = (parts: readonly string[]) => parts.join(' ') || message('none');

/** Finds placeholders, links and tags that differ from the source. */
const findUnlike: Find = ({ fields, translation }, { isFact }) => {
  function unlike({ own, place, words }: Field): IssueText[] {
    if (own === null) return [];
    const [there, here] = [markupOf(words, isFact), markupOf(own, isFact)];
    return SHARED.filter(({ part }) => there[part].join(' ') !== here[part].join(' ')).map(({ part, key }) =>
      issue(
        `${translation}, ${place}`,
        message(key, { there: listOf(there[part]), here: listOf(here[part]) }),
      ),
    );
  }
  return fields.flatMap((field) =>
    unlike(field).map((found) => ({ shortcoming: 'unlike the source', fields: 1, issue: found })),
  );
};

/** Finds text whose source changed since the last review, or that nobody has reviewed. */
const findOutdated: Find = (pair, { language, reviewLog }) => {
  const { file, translation } = pair;
  const fields = pair.fields.filter(({ own }) => own !== null);
  const source = basename(file);
  const command = `microsite content read ${file} --language ${language} --by NAME`;
  const entry = reviewLog?.[file];
  if (!entry) {
    // A missing review log is one issue, not one for each file.
    const never = message('neverReviewed', { log: reviewLogFile(language), source, command });
    return [
      {
        shortcoming: 'to be read again',
        fields: fields.length,
        issue: issue(translation, never),
        unread: { where: translation, why: 'neverReviewed' },
      },
    ];
  }
  const hashes = hashesOf(pair);
  const { by, on: day } = entry;
  return fields
    .filter(({ place }) => entry.of[place] !== hashes[place])
    .map(({ place }) => {
      const where = `${translation}, ${place}`;
      const why = entry.of[place] === undefined ? 'sourceAdded' : 'sourceChanged';
      return {
        shortcoming: 'to be read again',
        fields: 1,
        issue: issue(where, message(why, { source, by, day, command })),
        unread: { where, why, by, day },
      };
    });
};

const FINDS = [findMissing, findUntranslated, findUnlike, findOutdated];
