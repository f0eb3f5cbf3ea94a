import { expect, it } from 'vitest';
import { ofAll, story } from '../testing/fixtures.ts';
import { render } from '../testing/render.tsx';
import { StoryHead } from './StoryHead.tsx';

const slide = { href: '/roots', label: 'Roots' };
const around = ofAll({ back: slide, prev: null, next: null, recruiter: null, related: [] });
const headWith = (from?: typeof slide & { tag?: string }) =>
  render(<StoryHead story={{ ...story, label: 'The first year' }} around={around} from={from} />);

it('the tag of the pressed circle stands right above the headline, and is no heading', () => {
  expect(headWith({ ...slide, tag: 'Belonging' })).toMatch(/<p [^>]*>Belonging<\/p><h1/);
});

it('a story that no circle led to has its own tag there', () => {
  for (const from of [slide, undefined]) expect(headWith(from)).toMatch(/<p [^>]*>The first year<\/p><h1/);
});

it('a headline that has the words of the tag has no tag above it', () => {
  const [line = ''] = story.title;
  for (const tag of [line, line.toLowerCase()]) expect(headWith({ ...slide, tag })).toMatch(/<\/div><h1/);
});
