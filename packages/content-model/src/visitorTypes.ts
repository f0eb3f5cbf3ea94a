import type { MessageKey } from './messages/messages.ts';
import type { Say } from './messages/say.ts';
import { toLines } from './text/titles.ts';
import type { VisitorTypeSource } from './visitorType.ts';
import { EVERYBODY } from './visitorTypeIds.ts';

/** A type of visitor with everything that pages say about it. */
export type SiteVisitorType = Required<Omit<VisitorTypeSource, 'choice' | 'corner'>> &
  Pick<VisitorTypeSource, 'corner'> & {
    /** The answer of the first page. */
    label: string;
    /** What the answer includes; empty when nothing is said. */
    more: string;
  };

/** The types of visitor of a site, at least one; the first is whom a visitor is taken for. */
export type SiteVisitorTypes = readonly [SiteVisitorType, ...SiteVisitorType[]];

/** The types of a firm with what their words default to; for a firm that names none, everybody, in the words of labels. */
export function visitorTypesOf(types: readonly VisitorTypeSource[], say: Say<MessageKey>): SiteVisitorTypes {
  const [first, ...others] = types.map(whole);
  return [first ?? whole(everybody(say)), ...others];
}

function whole({ choice, ...type }: VisitorTypeSource): SiteVisitorType {
  const [label = '', ...more] = toLines(choice);
  const team = type.team ?? label;
  return {
    slug: type.id,
    menu: label,
    nextStep: label,
    recruits: team,
    ...type,
    team,
    label,
    more: more.join(' '),
  };
}

const everybody = (say: Say<MessageKey>): VisitorTypeSource => ({
  id: EVERYBODY,
  light: 'dawn',
  choice: say('introBegin'),
  roles: say('seeRoles'),
  nextStep: say('storyNextStep'),
});
