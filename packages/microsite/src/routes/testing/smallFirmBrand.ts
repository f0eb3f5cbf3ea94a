import type { Brand } from '@tamarack-lowe/content-model';

/** A firm of one section of slides and nothing else. */
export const SMALL_FIRM_BRAND: Brand = {
  firm: 'Reid & Ngata Limited',
  short: 'Reid Ngata',
  product: 'Kōrero',
  productSlug: 'korero',
  phrase: 'Come and talk',
  line: 'Come and talk.',
  award: 'None yet',
  site: 'https://korero.example',
  mainSite: 'https://reid.example',
  sections: [
    {
      id: 'work',
      name: 'Work',
      path: '/mahi',
      aliases: ['/jobs'],
      numbered: true,
      corners: false,
      ring: false,
    },
  ],
  pages: {},
  redirects: {},
  pictures: {},
  links: {
    privacy: 'https://reid.example/privacy',
    accessibility: 'https://reid.example/accessibility',
    practiceInterview: 'https://reid.example/practice',
    jobs: 'https://reid.example/a',
  },
  social: [],
  plays: {},
  oldReferences: {},
};
