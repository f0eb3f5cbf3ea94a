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

test('a link to another site opens a tab, a mail address does not', () => {
  const page = (step: typeof button | { type: 'link'; text: string; link: string }) =>
    render(<ResourceBody blocks={[step]} documents={[]} />);
  expect(page(button)).toContain('target="_blank"');
  expect(page({ type: 'link', text: 'Write to us', link: 'mailto:talent@example.com' })).not.toContain(
    'target="_blank"',
  );
});

test('adjacent buttons and links form one row', () => {
  expect(groupBlocks([title, button, link, title, link])).toEqual([
    title,
    { type: 'steps', steps: [button, link] },
    title,
    { type: 'steps', steps: [link] },
  ]);
});
