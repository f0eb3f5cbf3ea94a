import { basename } from 'node:path';
import { openMetadata } from '../images/metadata.ts';
import { createSources, type Sources } from '../read/sources.ts';
import { oneSpelling, readGlossary, wholeWords } from './glossary.ts';
import { guessLanguage, LANGUAGE_MARKS, primaryOf } from './languageDetection.ts';
import { markupOf, withoutMarkup } from './markup.ts';
import { hashesOf, type ReviewLog, readReviewLog, reviewLogFile } from './reviewLog.ts';
import type { Finding } from './translatedFiles.ts';
import {
  type Field,
  findMissing,
  missingTranslation,
  PAGES_OF_THEIR_OWN,
  type Pair,
  readPair,
  translatedFiles,
} from './translatedFiles.ts';

/** A file beside its twin, and what is to be mended. What a firm leaves out is not there, and that is no mistake. */
export type Compared = Pair & { isLeftOut: boolean; findings: Finding[] };

/** How well the files of a folder are said in one language. */
export type Coverage = { language: string; hasReviewLog: boolean; files: Compared[] };

/**
 * Compares every file of a content folder with its twin in one language. Throws a `ContentError` when the files of the
 * source, or those that are about all words, cannot be read. `together`: readings that go together with this one.
 */
export function coverageOf(
  root: string,
  language: string,
  untranslated: 'complain' | 'leave out',
  together = {},
): Coverage {
  const sources = createSources(root, { together });
  const facts = sources.facts();
  const reviewLog = readReviewLog(root, language);
  const context: CoverageContext = {
    language,
    source: sources.source(),
    languageText: createLanguageText(sources, { root, same: readGlossary(root).same }),
    isFact: (name) => Object.hasOwn(facts, name),
    reviewLog,
  };
  const compare = (pair: Pair): Compared => {
    const isLeftOut = !pair.isThere && untranslated === 'leave out' && PAGES_OF_THEIR_OWN.includes(pair.kind);
    if (isLeftOut) return { ...pair, isLeftOut, findings: [] };
    const findings = pair.isThere ? FINDS.flatMap((find) => find(pair, context)) : [missingTranslation(pair)];
    return { ...pair, isLeftOut, findings };
  };
  const files = translatedFiles(root).map((file) => compare(readPair(root, file, language)));
  return { language, hasReviewLog: reviewLog !== null, files };
}

/** Everything that is to be mended in the twins of one language, in an editor's words, file by file. */
export function coverageIssues({ files, hasReviewLog, language }: Coverage): string[] {
  const findings = files.flatMap((file) => file.findings);
  if (hasReviewLog) return findings.map(({ complaint }) => complaint);
  return [
    `${reviewLogFile(language)} is missing, so nobody would notice when words change and those in "${language}" do not. When all are read beside their source: content read --language ${language} --by NAME`,
    ...findings
      .filter(({ shortcoming }) => shortcoming !== 'to be read again')
      .map(({ complaint }) => complaint),
  ];
}

/** What is known of a folder while its twins in one language are looked at. */
type CoverageContext = {
  language: string;
  /** The language of files without one in their name. */
  source: string;
  /** Words without markup, and without what is the same in every language. */
  languageText: (words: string) => string;
  isFact: (name: string) => boolean;
  /** Null when nobody has made one. */
  reviewLog: ReviewLog | null;
};

/** Looks for one shortcoming in a twin that is there. */
type Find = (pair: Pair, context: CoverageContext) => Finding[];

const plain = (words: string) => words.toLowerCase().replace(/\s+/g, ' ').trim();

/** Words that are those of the source, or read as if they were in its language. */
export const findUntranslated: Find = ({ fields, file, twin }, { language, languageText, source }) => {
  const [here, there] = [primaryOf(language), primaryOf(source)];
  // Two regions of one language say most things in the same words.
  if (here === there) return [];
  const canGuess = Object.hasOwn(LANGUAGE_MARKS, here);

  function why({ as, own, words }: Field): string | null {
    if (own === null || as === 'name') return null;
    const said = languageText(own);
    if (plain(own) === plain(words) && /\p{L}/u.test(said)) return `these are the words of ${basename(file)}`;
    return as === 'words' && canGuess && guessLanguage(said) === there ? `this reads as "${there}"` : null;
  }

  return fields.flatMap((field) => {
    const reason = why(field);
    if (reason === null) return [];
    return [
      {
        shortcoming: 'in the language of the source',
        fields: 1,
        complaint: `${twin}, ${field.place}: ${reason}, and visitors chose another language. Write it in "${language}"; what is the same in both belongs in "same" of glossary.json.`,
      },
    ];
  });
};

/**
 * Takes out of words what is the same in every language: markup, names of the firm and of people, and what the glossary
 * says. What is left is in a language.
 */
function createLanguageText(
  sources: Pick<Sources, 'brand' | 'members' | 'stories'>,
  { root, same }: { root: string; same: readonly string[] },
): (words: string) => string {
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
  const known = wholeWords([...new Set(names)]);
  return (words) => {
    const bare = oneSpelling(withoutMarkup(words));
    return known === null ? bare : bare.replace(known, ' ');
  };
}

/** What a visitor would meet where words differ in this. */
const MEETS = {
  placeholders: 'visitors would miss what is filled in, or read the braces',
  links: 'visitors would be led somewhere else',
  tags: 'words would lose their emphasis, or gain one',
} as const;
const KINDS = ['placeholders', 'links', 'tags'] as const;

const listed = (parts: readonly string[]) => parts.join(' ') || 'none';

/** Placeholders, links and tags that are not those of the source. */
const findUnlike: Find = ({ fields, twin }, { isFact }) => {
  function unlike({ own, place, words }: Field): string[] {
    if (own === null) return [];
    const [there, here] = [markupOf(words, isFact), markupOf(own, isFact)];
    return KINDS.filter((kind) => there[kind].join(' ') !== here[kind].join(' ')).map(
      (kind) =>
        `${twin}, ${place}: the ${kind} of the source are ${listed(there[kind])}, those here ${listed(here[kind])}, so ${MEETS[kind]}. Write those of the source.`,
    );
  }
  return fields.flatMap((field) =>
    unlike(field).map((complaint) => ({ shortcoming: 'unlike the source', fields: 1, complaint })),
  );
};

/** Words whose source has changed since somebody read both, or that nobody has read beside it. */
const findOutdated: Find = (pair, { language, reviewLog }) => {
  const { file, twin } = pair;
  const fields = pair.fields.filter(({ own }) => own !== null);
  const remedy = `content read ${file} --language ${language} --by NAME`;
  const entry = reviewLog?.[file];
  if (!entry) {
    // Without a ledger there is one complaint for all files.
    const complaint = `${twin}: ${reviewLogFile(language)} does not say who has read this, so nobody would notice when ${basename(file)} changes. Read both, then: ${remedy}`;
    return [{ shortcoming: 'to be read again', fields: fields.length, complaint }];
  }
  const hashes = hashesOf(pair);
  return fields
    .filter(({ place }) => entry.of[place] !== hashes[place])
    .map(({ place }) => ({
      shortcoming: 'to be read again',
      fields: 1,
      complaint: `${twin}, ${place}: ${basename(file)} ${entry.of[place] === undefined ? 'said nothing' : 'said something else'} here when ${entry.by} read both on ${entry.on}, so visitors may read two things in two languages. Read it again, then: ${remedy}`,
    }));
};

const FINDS = [findMissing, findUntranslated, findUnlike, findOutdated];
