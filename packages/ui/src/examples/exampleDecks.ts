import { around, type DeckCircle, heroLeft, heroRight } from './exampleArrangements.ts';

export type { DeckCircle } from './exampleArrangements.ts';

type Words = readonly (readonly [text: string | readonly string[], mobileText?: string])[];

function deck(places: readonly Omit<DeckCircle, 'text'>[], words: Words): DeckCircle[] {
  return places.map((place, index) => {
    const [text = '', mobileText] = words[index] ?? [];
    return { ...place, text, ...(mobileText && { mobileText }) };
  });
}

/** The slides of a site that is in use, as they stood when this was written. */
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
