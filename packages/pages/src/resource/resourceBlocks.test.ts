import { expect, test } from 'vitest';
import { groupBlocks } from './resourceBlocks.ts';

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
