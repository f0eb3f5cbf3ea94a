import { compileBody } from '@tamarack-lowe/content-model/compile';
import { fillAllFacts, issue, message, readableTexts } from '@tamarack-lowe/content-model/internal/content';
import { issuesOf } from '../files/issues.ts';
import type { Rule } from './context.ts';

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

/** Returns whether a text has a sentence that begins and ends there: half of one may say the opposite. */
function hasSentence(text: string, sentence: string): boolean {
  const at = text.indexOf(sentence);
  if (at < 0) return false;
  const before = text.slice(0, at).trimEnd();
  const isBeginning = before === '' || /[.!?…:;»”"’)]$/.test(before) || /^[“«"]/.test(sentence);
  return isBeginning && /[.!?…][»”"’)\s]*$/.test(sentence);
}
