import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ResourceSubtitle } from './ResourceSubtitle.tsx';

const words = (markup: string) => markup.replace(/<[^>]+>/g, '');

test('keeps every word of a subtitle, whether it counts or not', () => {
  for (const text of ['3. Call', 'On the day', '2027 and after']) {
    expect(words(renderToStaticMarkup(<ResourceSubtitle text={text} />))).toBe(text);
  }
});

test('rings the number of a subtitle that counts, and no other', () => {
  expect(renderToStaticMarkup(<ResourceSubtitle text="3. Call" />)).toContain('resource__number');
  expect(renderToStaticMarkup(<ResourceSubtitle text="2027 and after" />)).not.toContain('resource__number');
});
