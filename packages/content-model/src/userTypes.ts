import type { UserTypeConfiguration } from './brand.ts';
import type { VisitorType } from './visitorType.ts';

/** What a visitor type changes besides content: colour and the e-content link of the corner. */
export const USER_TYPES: Record<VisitorType, UserTypeConfiguration> = {
  student: {
    colour: 'coral-dark',
    eContent: { route: 'campus-resources-video', page: 'campus', labelKey: 'campusResources' },
  },
  experienced: {
    colour: 'purple',
    eContent: { route: 'connect', page: 'connect', labelKey: 'connectWithUs' },
  },
};
