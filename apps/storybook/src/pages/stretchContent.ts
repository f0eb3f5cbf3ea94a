import { type DeckSet, type DeckSlide, toLines, type VisitorTypeSource } from '@tamarack-lowe/content-model';
import { stretch } from '../locales/locales.ts';
import type { StorybookContent } from './StorybookPages.tsx';

/** Makes the text of pages 40 % longer: labels, slides, sections, regions, visitor types and events. */
export function stretchContent(content: StorybookContent): StorybookContent {
  const { site, events } = content;
  const { brand, deck, messages, regions = [], visitorTypes = [] } = site;
  return {
    ...content,
    site: {
      ...site,
      messages: eachOf(messages, stretch),
      visitorTypes: visitorTypes.map(stretchType),
      regions: regions.map((each) => ({ ...each, label: stretch(each.label) })),
      deck: eachOf(deck, (types) => eachOf(types, stretchSet)),
      brand: { ...brand, sections: brand.sections.map((each) => ({ ...each, name: stretch(each.name) })) },
    },
    events: {
      ...events,
      text: events.text.map((block) => ('text' in block ? { ...block, text: stretch(block.text) } : block)),
    },
  };
}

function stretchType({ choice, menu, roles, ...type }: VisitorTypeSource): VisitorTypeSource {
  return {
    ...type,
    choice: toLines(choice).map(stretch),
    roles: stretch(roles),
    ...(menu !== undefined && { menu: stretch(menu) }),
    ...(type.nextStep !== undefined && { nextStep: stretch(type.nextStep) }),
    ...(type.team !== undefined && { team: stretch(type.team) }),
    ...(type.recruits !== undefined && { recruits: stretch(type.recruits) }),
  };
}

function stretchSet(set: DeckSet): DeckSet {
  return { ...set, slides: set.slides.map(stretchSlide) };
}

function stretchSlide(slide: DeckSlide): DeckSlide {
  const { title, label, header, body, circles } = slide;
  return {
    ...slide,
    title: lines(title),
    header: lines(header),
    body: stretch(body),
    ...(label !== undefined && { label: stretch(label) }),
    circles: circles.map(({ text, mobileText, ...circle }) => ({
      ...circle,
      text: lines(text),
      ...(mobileText !== undefined && { mobileText: lines(mobileText) }),
    })),
  };
}

const lines = <Words extends string | string[]>(words: Words) =>
  (typeof words === 'string' ? stretch(words) : words.map(stretch)) as Words;

const eachOf = <Key extends string, Value>(
  values: Readonly<Record<Key, Value>>,
  change: (value: Value) => Value,
) => {
  const entries = Object.entries<Value>(values).map(([key, value]) => [key, change(value)]);
  return Object.fromEntries(entries) as Record<Key, Value>;
};
