// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { PagesProvider } from '../context/PagesProvider.tsx';
import { StoryBlocks } from '../story/StoryBlocks.tsx';
import type { ShownBlock } from '../story/storyData.ts';
import { ofAll, picture } from '../testing/fixtures.ts';
import { render, say } from '../testing/render.tsx';
import { PlainBlocks } from './PlainBlocks.tsx';
import { StoryFormPage, type StoryFormPageData } from './StoryFormPage.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => document.body.replaceChildren());

/** A block of each type with words. */
const BLOCKS: ShownBlock[] = [
  { type: 'heading', text: 'In spring' },
  { type: 'paragraph', text: 'It grew, a ring wide.' },
  { type: 'list', items: ['Bark', 'Pith'] },
  { type: 'list', ordered: true, items: ['First', 'Then'] },
  { type: 'quote', text: 'And grew.', by: 'Ash', picture },
  { type: 'quote', text: 'I was there.' },
  { type: 'router-link', text: 'More of it', path: '/more', target: '_self' },
  { type: 'router-link', text: 'Elsewhere', path: '/there', target: '_blank' },
  { type: 'buttons', buttons: [{ text: 'Come', href: '/come', target: '_self' }] },
];

const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ');

test('plain blocks have the words of the story, in the same order', () => {
  const words = wordsOf(render(<PlainBlocks blocks={BLOCKS} />));
  expect(words).toBe(wordsOf(render(<StoryBlocks blocks={BLOCKS} />)));
  expect(words).toContain('In spring It grew a ring wide Bark Pith First Then');
});

const PAGE: StoryFormPageData = {
  form: 'plain',
  title: ['The oldest'],
  author: { name: 'Ash', job: 'Forester' },
  readingMinutes: 2,
  links: [
    { form: null, href: '/oldest', label: 'As it is' },
    { form: 'plain', href: '/oldest/plain', label: 'Plain' },
  ],
  linksLabel: 'Forms',
  kept: 'Kept.',
  body: BLOCKS,
  sentences: [],
  transcript: null,
  film: null,
  pictures: ['In a picture: a tree'],
  around: ofAll({ back: { href: '/trees', label: 'Trees' }, prev: null, next: null, recruiter: null }),
};

test('marks the form on screen, and reports the one that the visitor chooses', async () => {
  const onForm = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(container).render(
      <PagesProvider value={{ say, language: 'en-CA' }}>
        <StoryFormPage {...PAGE} onForm={onForm} />
      </PagesProvider>,
    ),
  );
  const links = [...container.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Forms"] a')];
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
  links[0]?.addEventListener('click', (event) => event.preventDefault());
  await act(async () => links[0]?.click());
  expect(onForm).toHaveBeenCalledExactlyOnceWith({ form: null });
});

test('the transcript stands before the other words', () => {
  const transcript = {
    title: 'Transcript',
    lang: 'en',
    cues: [{ start: 0, end: 2, text: 'Hello there.' }],
    rest: 'The rest',
  };
  const markup = render(
    <StoryFormPage {...PAGE} form="transcript" transcript={transcript} onForm={vi.fn()} />,
  );
  expect(markup.indexOf('Hello there.')).toBeGreaterThan(0);
  expect(markup.indexOf('Hello there.')).toBeLessThan(markup.indexOf('It grew'));
});
