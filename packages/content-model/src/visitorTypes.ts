import type { MessageKey } from './messages/messages.ts';
import type { Say } from './messages/say.ts';
import type { VisitorType, VisitorTypeSource } from './schema/taxonomy.ts';
import { toLines } from './text/titles.ts';

/** A visitor type with all the words that pages use for it. */
export type SiteVisitorType = Required<Omit<VisitorTypeSource, 'choice' | 'corner'>> &
  Pick<VisitorTypeSource, 'corner'> & {
    /** Choice on the first page. */
    label: string;
    /** Second line of the choice, may be empty. */
    more: string;
  };

/** Visitor types of a site, at least one; the first is the default. */
export type SiteVisitorTypes = readonly [SiteVisitorType, ...SiteVisitorType[]];

/** Fills in the default words of visitor types. A firm that names none gets one, for everybody, with words of the labels. */
export function visitorTypesOf(types: readonly VisitorTypeSource[], say: Say<MessageKey>): SiteVisitorTypes {
  const [first, ...others] = types.map(withDefaults);
  return [first ?? withDefaults(everybody(say)), ...others];
}

function withDefaults({ choice, ...type }: VisitorTypeSource): SiteVisitorType {
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
  colourScheme: 'dawn',
  choice: say('introBegin'),
  roles: say('seeRoles'),
  nextStep: say('storyNextStep'),
});

/** Id of the only visitor type of a firm that names none: all visitors see the same. */
const EVERYBODY = 'everybody';

/** Ids of the visitor types, at least one, from those that a firm names. The first is the default. */
export function visitorTypeIds([first = EVERYBODY, ...others]: readonly VisitorType[]): [
  VisitorType,
  ...VisitorType[],
] {
  return [first, ...others];
}

/** One value for all visitor types, or one for each. */
export type ByVisitorType<T extends string> = T | Readonly<Record<VisitorType, T>>;

/** Returns the value for a visitor type, or the first value where this type has none. */
export function ofVisitorType<T extends string>(of: ByVisitorType<T>, type: VisitorType): T | undefined {
  return typeof of === 'string' ? of : (of[type] ?? Object.values(of)[0]);
}

/** Settings of a visitor type besides content. */
export type UserTypeConfiguration = {
  colour: 'coral-dark' | 'purple' | 'gold';
  /** Button in the corner of slides; null for none. */
  eContent: {
    route: 'campus-resources-video' | 'connect';
    /** Its page, on a site that has it. */
    page: 'campus' | 'connect';
    labelKey: 'campusResources' | 'connectWithUs';
  } | null;
};

const COLOURS = { dawn: 'coral-dark', dusk: 'purple', night: 'gold' } as const;

const E_CONTENT = {
  campus: { route: 'campus-resources-video', page: 'campus', labelKey: 'campusResources' },
  connect: { route: 'connect', page: 'connect', labelKey: 'connectWithUs' },
} as const;

/** Settings that follow from a visitor type: its colour, and the link in the corner of slides. */
export function userTypeConfiguration({
  colourScheme,
  corner,
}: Pick<VisitorTypeSource, 'colourScheme' | 'corner'>): UserTypeConfiguration {
  return { colour: COLOURS[colourScheme], eContent: corner ? E_CONTENT[corner] : null };
}
