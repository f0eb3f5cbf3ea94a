import { ContentError, countWords, fillAllFacts, toLines } from '@tamarack-lowe/content-model';
import { compileBody } from '@tamarack-lowe/content-model/compile';
import { complaintsOf } from '../files/complaintsOf.ts';
import type { Rule } from './CheckContext.ts';

/** A story is told in one to two minutes. */
const LEAST_WORDS = 150;
const MOST_WORDS = 400;

/** Bodies compile, facts in braces exist, and stories have a length that is read. */
export const storiesCanBeRead: Rule = ({ facts, stories }) =>
  stories.flatMap(({ $schema: _, body, nav: __, ...rest }) => {
    const complaints = complaintsOf(() => fillAllFacts(rest, facts, rest.slug));
    const length = complaintsOf(() => {
      const words = countWords([...toLines(rest.title), ...compileBody(body, facts, rest.slug)]);
      if (words >= LEAST_WORDS && words <= MOST_WORDS) return;
      const remedy = words < LEAST_WORDS ? 'Tell more of it' : 'Cut what does not belong to it';
      throw new ContentError([
        `${rest.slug}: this story has ${words} words; stories have ${LEAST_WORDS} to ${MOST_WORDS}, so that people finish them. ${remedy}.`,
      ]);
    });
    return [...complaints, ...length];
  });

/** Facts in braces exist in everything else that is filled. */
export const otherCopyCanBeRead: Rule = ({ brand, facts, members, resources, slideSets }) => [
  ...complaintsOf(() => fillAllFacts(brand, facts, 'brand')),
  ...slideSets.flatMap((set) =>
    set.slides.flatMap((slide, index) =>
      complaintsOf(() => fillAllFacts(slide, facts, `${set.section}.${set.for}, slide ${index + 1}`)),
    ),
  ),
  ...resources.flatMap((resource) => complaintsOf(() => fillAllFacts(resource, facts, resource.slug))),
  ...members.flatMap((member) => complaintsOf(() => fillAllFacts(member, facts, member.slug))),
];
