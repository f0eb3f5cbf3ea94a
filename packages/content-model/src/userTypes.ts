import type { VisitorTypeSource } from './visitorType.ts';

/** What a visitor type changes besides content. */
export type UserTypeConfiguration = {
  colour: 'coral-dark' | 'purple' | 'gold';
  /** The button in the corner of slides; null where there is none. */
  eContent: {
    route: 'campus-resources-video' | 'connect';
    /** The page it leads to, where the site has it. */
    page: 'campus' | 'connect';
    labelKey: 'campusResources' | 'connectWithUs';
  } | null;
};

const COLOURS = { dawn: 'coral-dark', dusk: 'purple', night: 'gold' } as const;

const E_CONTENT = {
  campus: { route: 'campus-resources-video', page: 'campus', labelKey: 'campusResources' },
  connect: { route: 'connect', page: 'connect', labelKey: 'connectWithUs' },
} as const;

/** What a visitor type changes besides content: colour and the e-content link of the corner. */
export function userTypeConfiguration({
  light,
  corner,
}: Pick<VisitorTypeSource, 'light' | 'corner'>): UserTypeConfiguration {
  return { colour: COLOURS[light], eContent: corner ? E_CONTENT[corner] : null };
}
