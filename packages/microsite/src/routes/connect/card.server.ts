import type { PageContext } from '../PageContext.ts';
import type { CardWords } from '../ShareCard.ts';
import { sharePortraits } from '../sharePortraits.server.ts';

/**
 * The share card of the talent team: the two people that the content names, else two who are not on the card of the
 * site.
 */
export function connectCard(context: PageContext): CardWords {
  const { site, content } = context;
  const portraits = sharePortraits(context);
  const [first, second] = content
    .readMembers()
    .map(({ media }) => media)
    .filter((media) => !portraits.includes(media));
  return {
    headline: site.say('connectTitle'),
    art: {
      portraits: content.readShare()?.team ?? [first ?? portraits[0], second ?? portraits[1]],
    },
  };
}
