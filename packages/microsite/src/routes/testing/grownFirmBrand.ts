import type { Brand, BrandSection } from '@tamarack-lowe/content-model';
import { SMALL_FIRM_BRAND } from './smallFirmBrand.ts';

const LEARN: BrandSection = {
  id: 'learn',
  name: 'Learn',
  path: '/ako-1',
  aliases: ['/study'],
  numbered: false,
  corners: true,
  ring: false,
};

/** Adds a second section, pages of every route, and the country of the firm. */
export const GROWN_FIRM_BRAND: Brand = {
  ...SMALL_FIRM_BRAND,
  sections: [...SMALL_FIRM_BRAND.sections, LEARN],
  pages: { connect: '/tangata/', campus: '/rauemi/', events: '/rauemi/hui' },
  pictures: {
    campus: { film: 'films/harbour', poster: 'places/harbour' },
  },
  social: [
    { network: 'linkedin', name: 'LinkedIn', url: 'https://social.example/reid' },
    { network: 'instagram', name: 'Instagram', url: 'https://photos.example/reid' },
  ],
  country: 'NZ',
  timeZone: 'Pacific/Auckland',
};
