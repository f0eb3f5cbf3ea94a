import type { VisitorTypeSource } from '@tamarack-lowe/content-model';

/** The two visitor types of the grown firm. */
export const GROWN_FIRM_TYPES: readonly VisitorTypeSource[] = [
  {
    id: 'student',
    light: 'dawn',
    slug: 'akonga',
    corner: 'campus',
    choice: ['a student', 'or nearly'],
    roles: 'Study',
  },
  {
    id: 'experienced',
    light: 'dusk',
    corner: 'connect',
    choice: 'experienced',
    menu: 'Careers',
    roles: 'Work',
  },
];
