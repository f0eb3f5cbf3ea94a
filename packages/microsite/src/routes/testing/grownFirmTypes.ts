import type { VisitorTypeSource } from '@tamarack-lowe/content-model';

/** The two visitor types of the grown firm. */
export const GROWN_FIRM_TYPES: readonly VisitorTypeSource[] = [
  {
    id: 'student',
    colourScheme: 'dawn',
    slug: 'akonga',
    corner: 'campus',
    choice: ['a student', 'or nearly'],
    roles: 'Study',
  },
  {
    id: 'experienced',
    colourScheme: 'dusk',
    corner: 'connect',
    choice: 'experienced',
    menu: 'Careers',
    roles: 'Work',
  },
];
