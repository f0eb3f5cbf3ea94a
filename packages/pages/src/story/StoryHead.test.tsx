import { expect, it } from 'vitest';
import { ofAll, story } from '../testing/fixtures.ts';
import { render } from '../testing/render.tsx';
import { StoryHead } from './StoryHead.tsx';

const slide = { href: '/roots', label: 'Roots' };
const around = ofAll({ back: slide, prev: null, next: null, recruiter: null, related: [] });
const headWith = (from?: typeof slide & { tag?: string }) =>
  render(<StoryHead story={story} around={around} from={from} />);

it('the tag of the pressed circle stands right above the headline, and is no heading', () => {
  expect(headWith({ ...slide, tag: 'Belonging' })).toMatch(/<p [^>]*>Belonging<\/p><h1/);
});

it('a story that no circle led to has no tag', () => {
  expect(headWith(slide)).toMatch(/<\/div><h1/);
  expect(headWith()).toMatch(/<\/div><h1/);
});
