import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { groupBlocks, ResourceBody } from './ResourceBody.tsx';

const subtitle = (text: string) =>
  render(<ResourceBody blocks={[{ type: 'subtitle', text }]} documents={[]} />);
const words = (markup: string) => markup.replace(/<[^>]+>/g, '');

test('a subtitle keeps every word, with and without a number', () => {
  for (const text of ['3. Call', 'On the day', '2027 and after']) expect(words(subtitle(text))).toBe(text);
});

test('only a number at the beginning of a subtitle has a ring', () => {
  expect(subtitle('3. Call')).toContain('resource__number');
  expect(subtitle('2027 and after')).not.toContain('resource__number');
});

const button = { type: 'button-purple', text: 'Book', link: 'https://practice.example.com' } as const;
const link = { type: 'link', text: 'Read on', link: '/campus-resources/our-process' } as const;
const title = { type: 'title', text: 'The night before' } as const;

test('adjacent buttons and links form one row', () => {
  expect(groupBlocks([title, button, link, title, link])).toEqual([
    title,
    { type: 'steps', steps: [button, link] },
    title,
    { type: 'steps', steps: [link] },
  ]);
});
