import { pictureFiles } from '@tamarack-lowe/ui/internal/picture-source';
import { expect, test } from 'vitest';
import { ofAll, story } from '../testing/fixtures.ts';
import { render } from '../testing/render.tsx';
import { openingPictures } from './openingPictures.ts';
import { StoryPage } from './StoryPage.tsx';

const { author } = story;
const portrait = { ...author.portrait, src: '/media/ash' };
const around = ofAll({
  back: { href: '/roots', label: 'Roots' },
  prev: null,
  next: null,
  recruiter: null,
  related: [],
});

test.each([
  ['one-photo', 2],
  ['two-photo', 3],
  ['staggered', 3],
  ['video--single', 2],
  ['slider', 1],
] as const)(
  'a story with %s renders the pictures that are decoded before it opens, in the same files',
  (theme, count) => {
    const shown = { ...story, theme, author: { ...author, portrait } };
    const html = render(<StoryPage story={shown} around={around} jobs="/jobs" />)
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
    const pictures = openingPictures(shown);

    expect(pictures).toHaveLength(count);
    for (const { picture, sizes } of pictures) {
      expect(html).toContain(`srcSet="${pictureFiles(picture).srcSet}" sizes="${sizes}"`);
    }
  },
);

test('a portrait that is among the photos of a story is decoded once', () => {
  expect(openingPictures(story)).toHaveLength(1);
});
