import type { PageMember } from '@tamarack-lowe/content-tools';
import { SMALL_FIRM_PICTURE } from './smallFirmContent.ts';

const TAMA: PageMember = {
  name: 'Tama Reid',
  slug: 'tama-reid',
  job: 'Recruiter',
  city: 'Dunedin',
  region: 'south',
  schools: [],
  recruits: ['student'],
  linked: 'https://social.example/tama',
  alt: 'Tama',
  text: ['I came to stay.'],
  updated: '2026-05-06',
  media: 'people/Tama_Reid',
  picture: SMALL_FIRM_PICTURE,
};

/** Two people of Dunedin, one for each visitor type, and one of the north for both types. */
export const GROWN_FIRM_TEAM: readonly PageMember[] = [
  {
    ...TAMA,
    name: 'Hana Parata',
    slug: 'hana-parata',
    recruits: ['experienced'],
    media: 'people/Hana_Parata',
  },
  {
    ...TAMA,
    name: 'Mere Tau',
    slug: 'mere-tau',
    city: 'Whangārei',
    region: 'north',
    recruits: ['student', 'experienced'],
  },
  TAMA,
];
