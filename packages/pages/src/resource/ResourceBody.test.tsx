import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { ResourceBody } from './ResourceBody.tsx';

const subtitle = (text: string) =>
  render(<ResourceBody blocks={[{ type: 'subtitle', text }]} documents={[]} />);
const words = (markup: string) => markup.replace(/<[^>]+>/g, '');

test('keeps every word of a subtitle, with a number or without', () => {
  for (const text of ['3. Call', 'On the day', '2027 and after']) expect(words(subtitle(text))).toBe(text);
});

test('draws a ring around the number of a numbered subtitle only', () => {
  expect(subtitle('3. Call')).toContain('resource__number');
  expect(subtitle('2027 and after')).not.toContain('resource__number');
});
