import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { groupBlocks, ResourceBody } from './ResourceBody.tsx';

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

const button = { type: 'button-purple', text: 'Book', link: 'https://practice.example.com' } as const;
const link = { type: 'link', text: 'Read on', link: '/campus-resources/our-process' } as const;
const title = { type: 'title', text: 'The night before' } as const;

test('puts buttons and links that follow each other in one row', () => {
  expect(groupBlocks([title, button, link, title, link])).toEqual([
    title,
    { type: 'steps', steps: [button, link] },
    title,
    { type: 'steps', steps: [link] },
  ]);
});
