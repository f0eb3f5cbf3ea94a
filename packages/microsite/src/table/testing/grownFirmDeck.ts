import type { Deck, DeckCircle, DeckSlide } from '@tamarack-lowe/content-model';
import { SMALL_FIRM_DECK, smallFirmSlide } from './smallFirmContent.ts';

const [overview, exams, topics] = [
  smallFirmSlide('/ako-1', 'Learn'),
  smallFirmSlide('/ako-2', 'Exams'),
  smallFirmSlide('/ako-3', 'Belonging'),
];

const circlesFor = (slide: DeckSlide, ...stories: Partial<DeckCircle>[]): DeckCircle[] =>
  stories.flatMap((story) => slide.circles.map((circle) => ({ ...circle, ...story })));

const overviewOf = (...stories: string[]): DeckSlide => ({
  ...overview,
  kind: 'intro',
  circles: circlesFor(overview, ...stories.map((id) => ({ story: { id } }))),
});
const examsOf = (id: string): DeckSlide => ({ ...exams, circles: circlesFor(exams, { story: { id } }) });
const belonging: DeckSlide = {
  ...topics,
  circles: circlesFor(topics, { story: { id: 'any-story' }, topic: 'belonging' }),
};

/** An overview, a slide of one story that differs by visitor type, and one of a topic. */
export const GROWN_FIRM_DECK: Deck = {
  ...SMALL_FIRM_DECK,
  learn: {
    student: { slides: [overviewOf('$$$', 'first-week'), examsOf('$$$'), belonging], groups: [] },
    experienced: {
      slides: [overviewOf('$$$', 'night-class'), examsOf('night-class'), belonging],
      groups: [],
    },
  },
};
