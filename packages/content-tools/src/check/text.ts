import { ContentError, toLines } from '@tamarack-lowe/content-model';
import { compileBody } from '@tamarack-lowe/content-model/compile';
import { primaryLanguage } from '@tamarack-lowe/content-model/internal/addresses';
import {
  countWords,
  fillAllFacts,
  type IssueText,
  issue,
  message,
  readableTexts,
} from '@tamarack-lowe/content-model/internal/content';
import { checklistOf } from '../documents/checklist.ts';
import { createPairCache } from '../files/cache.ts';
import { issuesOf } from '../files/issues.ts';
import { slideSetName } from '../read/slideSets.ts';
import type { SourceStory } from '../read/sources.ts';
import { filledStatement } from '../read/statement.ts';
import type { Rule } from './context.ts';

/** A story takes one to two minutes to read. */
const LEAST_WORDS = 150;
const MOST_WORDS = 400;

/** Languages that need more words, by primary subtag. */
const MORE_WORDS: Readonly<Record<string, number>> = { fr: 470 };

const textIssues = createPairCache<IssueText[]>();

/** Finds bodies that do not compile, unknown facts in braces, and stories that are too short or too long. */
export const storyTextIssues: Rule = ({ facts, nameIn, sources, stories }) => {
  const most = MORE_WORDS[primaryLanguage(sources.language())] ?? MOST_WORDS;
  function issuesOfStory({ $schema: _, body, nav: __, ...rest }: SourceStory): IssueText[] {
    const where = nameIn(rest.id);
    const issues = issuesOf(() => fillAllFacts(rest, facts, where));
    const length = issuesOf(() => {
      const count = countWords([...toLines(rest.title), ...compileBody(body, facts, where)]);
      if (count >= LEAST_WORDS && count <= most) return;
      const key = count < LEAST_WORDS ? 'shortStory' : 'longStory';
      throw new ContentError([issue(where, message(key, { count, least: LEAST_WORDS, most }))]);
    });
    return [...issues, ...length];
  }
  return stories.flatMap((story) => textIssues(facts, story, () => issuesOfStory(story)));
};

/** Finds unknown facts in braces in all other content. */
export const otherTextIssues: Rule = ({ brand, facts, members, nameIn, resources, slideSets }) => [
  ...issuesOf(() => fillAllFacts(brand, facts, nameIn('brand'))),
  ...slideSets.flatMap((set) =>
    set.slides.flatMap((slide, index) =>
      issuesOf(() => fillAllFacts(slide, facts, `${nameIn(slideSetName(set))}, slide ${index + 1}`)),
    ),
  ),
  ...resources.flatMap((resource) => issuesOf(() => fillAllFacts(resource, facts, nameIn(resource.id)))),
  ...members.flatMap((member) => issuesOf(() => fillAllFacts(member, facts, nameIn(member.slug)))),
];

/** Finds documents without lists to print. */
export const documentsWithoutLists: Rule = ({ sources }) =>
  sources.documents().flatMap((document) => issuesOf(() => checklistOf(document, sources)));

/** Finds sentences of `sixtySeconds` that their story does not have word for word, from the first letter to the last full stop. */
export const sentencesNotInStories: Rule = ({ facts, nameIn, stories }) =>
  stories.flatMap(({ id, body, sixtySeconds }) => {
    if (sixtySeconds === undefined) return [];
    const where = nameIn(id);
    let texts: string[] = [];
    let sentences: string[] = [];
    // Other rules report bodies that do not compile, and unknown facts.
    const unread = issuesOf(() => {
      texts = readableTexts(compileBody(body, facts, where));
      sentences = fillAllFacts(sixtySeconds, facts, where);
    });
    if (unread.length > 0) return [];
    return sentences.flatMap((sentence, index) =>
      texts.some((text) => hasSentence(text, sentence))
        ? []
        : [issue(`${where}, sixtySeconds ${index + 1}`, message('sentenceNotInStory', { sentence }))],
    );
  });

/** Returns whether a text contains `sentence`, and not as a part of a longer one: half a sentence may say the opposite. */
function hasSentence(text: string, sentence: string): boolean {
  const at = text.indexOf(sentence);
  if (at < 0) return false;
  const before = text.slice(0, at).trimEnd();
  const isBeginning = before === '' || /[.!?…:;»”"’)]$/.test(before) || /^[“«"]/.test(sentence);
  return isBeginning && /[.!?…][»”"’)\s]*$/.test(sentence);
}

/** Finds unknown facts in braces in `statement.json`. */
export const statementTextIssues: Rule = ({ facts, nameIn, sources }) => {
  const statement = sources.statement();
  return statement === null ? [] : issuesOf(() => filledStatement(statement, facts, nameIn('statement')));
};
