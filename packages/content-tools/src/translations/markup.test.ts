import { expect, test } from 'vitest';
import { markupOf, withoutMarkup } from './markup.ts';

const isFact = (name: string) => name === 'bikes';

test('a fact is the same with a capital, another value is not', () => {
  const placeholders = (words: string) => markupOf(words, isFact).placeholders;
  expect(placeholders('{Bikes} hang here')).toEqual(placeholders('Here hang {bikes}'));
  expect(placeholders('{Name} is here')).not.toEqual(placeholders('Here is {name}'));
  expect(placeholders('{bikes}, {name} and {bikes}')).toEqual(['{bikes}', '{name}']);
});

test('links are the same wherever they stand; one that leaves may lead to a page of its language', () => {
  const { links, tags } = markupOf('<a href="/b">B</a> <a href="https://x.example/en/a">A</a>', isFact);
  expect(links).toEqual(['/b', 'x.example']);
  expect(tags).toEqual(['<a>', '<a>', '<a>', '<a>']);
  expect(markupOf('<a href="mailto:a@x.example">A</a>', isFact).links).toEqual(['mailto:a@x.example']);
});

test('keeps the text', () => {
  expect(
    withoutMarkup('Write <em class="loud">now</em> to {firm} at https://x.example/a or mailto:a@x.example')
      .split(/\s+/)
      .join(' ')
      .trim(),
  ).toBe('Write now to at or');
});
