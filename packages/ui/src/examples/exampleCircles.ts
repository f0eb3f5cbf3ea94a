import type { CircleItem } from '../circle-field/circleItem.ts';
import { LAYOUTS } from '../circle-field/layouts.ts';
import { examplePicture } from './examplePicture.ts';

type Words = Pick<CircleItem, 'text' | 'mobileText' | 'film' | 'visited' | 'onPress'>;

const PAPERS = ['coral', 'purple', 'gold', 'spruce'] as const;

const WORDS = {
  english: [
    { text: 'Our people' },
    { text: ['Belonging, in', 'Amara’s words'], mobileText: 'Belonging' },
    { text: ['A first week,', 'hour by hour'], mobileText: 'First week' },
    { text: 'Holistic well-being', mobileText: 'Well-being' },
    { text: 'The people beside you', mobileText: 'Beside you' },
    { text: ['Award-winning', 'culture'], mobileText: 'Our culture', film: true },
    { text: ['My mistake,', 'at minus 41'], mobileText: 'At minus 41' },
  ],
  french: [
    { text: 'Notre monde' },
    { text: ['L’appartenance,', 'selon Amara'], mobileText: 'Appartenance' },
    { text: ['Première semaine,', 'heure par heure'], mobileText: 'La semaine' },
    { text: ['L’équilibre entre le', 'travail et le reste'], mobileText: 'L’équilibre' },
    { text: ['Les gens', 'à vos côtés'], mobileText: 'À vos côtés' },
    { text: ['Une culture primée'], mobileText: 'Culture primée', film: true },
    { text: ['Mon erreur,', 'à moins 41'], mobileText: 'À moins 41' },
  ],
} satisfies Record<string, Words[]>;

/** Circles in one of the kit's arrangements, with words in English, or longer ones in French. */
export function exampleCircles(
  arrangement: keyof typeof LAYOUTS = 'heroLeft',
  language: keyof typeof WORDS = 'english',
): CircleItem[] {
  const words: Words[] = WORDS[language];
  return LAYOUTS[arrangement].map((place, index) => ({
    ...place,
    ...(words[index] as Words),
    key: `circle-${index}`,
    href: `#story-${index}`,
    picture: examplePicture(PAPERS[index % PAPERS.length] ?? 'coral'),
  }));
}
