import type { Deck, DeckCircle, DeckSet, DeckSlide } from '@tamarack-lowe/content-model';
import { SMALL_FIRM_DECK, smallFirmSlide } from './smallFirmContent.ts';

const [overview, topics, exams] = [
  smallFirmSlide('/ako-1', 'Learn'),
  smallFirmSlide('/ako-2', 'Belonging'),
  smallFirmSlide('/ako-3', 'Exams'),
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

const work: DeckSet = SMALL_FIRM_DECK.work?.everybody ?? { slides: [], groups: [] };

/** An overview, a slide of a topic, and one of a story that differs by visitor type. */
export const GROWN_FIRM_DECK: Deck = {
  work: { student: work, experienced: work },
  learn: {
    student: { slides: [overviewOf('$$$', 'first-week'), belonging, examsOf('$$$')], groups: [] },
    experienced: {
      slides: [overviewOf('$$$', 'night-class'), belonging, examsOf('night-class')],
      groups: [],
    },
  },
};
