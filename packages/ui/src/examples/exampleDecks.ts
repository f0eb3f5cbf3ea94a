import type { CircleSize, Placement } from '../circle-field/layouts.ts';

type Words = readonly (readonly [text: string | readonly string[], mobileText?: string])[];

function deck(places: readonly Omit<DeckCircle, 'text'>[], words: Words): DeckCircle[] {
  return places.map((place, index) => {
    const [text = '', mobileText] = words[index] ?? [];
    return { ...place, text, ...(mobileText && { mobileText }) };
  });
}

/** A circle of a slide of a real site: text and places. */
export type DeckCircle = {
  text: string | readonly string[];
  mobileText?: string;
  size: CircleSize;
  desktop: Placement;
  tablet?: Placement;
  mobile?: Placement;
};

const at = (offset: number, degree: number): Placement => ({ offset, degree });

/** Six circles of a real slide, copied once. */
const heroLeft = [
  { size: 'xl', desktop: at(8, 168), tablet: at(13, 205), mobile: at(16, 270) },
  { size: 'l', desktop: at(116, 57), tablet: at(113, 46), mobile: at(129, 44) },
  { size: 'm', desktop: at(96, 346) },
  { size: 'l', desktop: at(113, 286), tablet: at(114, 313), mobile: at(143, 306) },
  { size: 's', desktop: at(100, 226), tablet: at(115, 233), mobile: at(147, 232) },
  { size: 'm', desktop: at(102, 127), tablet: at(105, 134), mobile: at(116, 141) },
] as const;

/** Six circles of a real slide, copied once. */
const heroRight = [
  { size: 'xl', desktop: at(24, 34), tablet: at(13, 205), mobile: at(16, 270) },
  { size: 'l', desktop: at(113, 60), tablet: at(113, 46), mobile: at(129, 44) },
  { size: 'm', desktop: at(106, 12) },
  { size: 's', desktop: at(106, 320), tablet: at(114, 313), mobile: at(143, 306) },
  { size: 'l', desktop: at(111, 257), tablet: at(115, 233), mobile: at(147, 232) },
  { size: 'm', desktop: at(102, 155), tablet: at(105, 134), mobile: at(116, 141) },
] as const;

/** Six circles of a real slide, copied once. */
const around = [
  { size: 'l', desktop: at(113, 152), tablet: at(128, 135), mobile: at(138, 134) },
  { size: 'l', desktop: at(102, 83), tablet: at(118, 50), mobile: at(138, 46) },
  { size: 'm', desktop: at(108, 27), tablet: at(104, 4), mobile: at(100, 2) },
  { size: 'l', desktop: at(110, 329), tablet: at(126, 314), mobile: at(138, 314) },
  { size: 'm', desktop: at(105, 267), tablet: at(120, 228), mobile: at(138, 226) },
  { size: 'm', desktop: at(103, 209), tablet: at(102, 184), mobile: at(100, 178) },
] as const;

/** Slides of a real site, copied once. */
export const exampleDecks: Record<string, DeckCircle[]> = {
  impact: deck(heroRight, [
    [['The clinic', 'that stayed open'], 'The clinic'],
    [['The count at', 'minus thirty'], 'Minus thirty'],
    [['A tax clinic in', 'the basement'], 'Tax clinic'],
    ['Our communities', 'Communities'],
    ['Eleven boxes'],
    ['Our clients'],
  ]),
  self: deck(heroLeft, [
    [['Commitment', 'to flexibility'], 'Flexibility'],
    [['Holistic', 'well-being'], 'Well-being'],
    ['Belonging'],
    ['The red canoe'],
    ['Coaching culture', 'Coaching'],
    [['Authentic connection', '& trust'], 'Trust'],
  ]),
  intro: deck(heroRight, [
    [['A unique', 'career journey'], 'One career'],
    ['Our colleagues'],
    [['Partner and', 'wedding drummer'], 'The drummer'],
    ['Our clients'],
    [['Connect and', 'learn globally'], 'Learn globally'],
    ['Our communities', 'Communities'],
  ]),
  applying: deck(around, [
    ['Your application'],
    [['Human connection', 'over AI'], 'Human over AI'],
    [['Our assessment', 'process'], 'Assessment'],
    [['Your interview', 'experience'], 'Your interview'],
    [['Authentic connection', 'and trust'], 'Trust'],
    ['Personalized feedback', 'Feedback'],
  ]),
  habits: deck(around, [
    [['Leads by', 'example'], 'By example'],
    [['Insatiable', 'curiosity'], 'Curiosity'],
    ['We are listening', 'Listening'],
    [['Courage', 'to grow'], 'Courage'],
    [['Our diverse', 'backgrounds'], 'Backgrounds'],
    [['Walks in', 'others’ shoes'], 'Others’ shoes'],
  ]),
};
