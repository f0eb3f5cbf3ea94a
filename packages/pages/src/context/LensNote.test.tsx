// @vitest-environment jsdom
import type { SiteVisitorTypes } from '@tamarack-lowe/content-model';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { OWL, SEEDLING, TREE } from '../testing/fixtures.ts';
import { render, sayFrom } from '../testing/render.tsx';
import { LensNote } from './LensNote.tsx';
import { PagesProvider } from './PagesProvider.tsx';
import { VisitorProvider } from './VisitorProvider.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => document.body.replaceChildren());

const say = sayFrom({ lensFor: 'For: {type}.', lensSee: 'See: {type}' });

function Session({ types, known }: { types: SiteVisitorTypes; known: boolean }) {
  const [type, setType] = useState(types[0].id);
  return (
    <PagesProvider value={{ say, language: 'en-CA' }}>
      <VisitorProvider type={type} types={types} known={known} onType={(chosen) => setType(chosen.type)}>
        <LensNote />
      </VisitorProvider>
    </PagesProvider>
  );
}

async function open(types: SiteVisitorTypes, known = true) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () => root.render(<Session types={types} known={known} />));
  return Object.assign(container, {
    becomeKnown: () => act(async () => root.render(<Session types={types} known />)),
  });
}

test('says for whom the page is, and shows it for others in place: the button keeps the focus', async () => {
  const container = await open([SEEDLING, TREE]);
  expect(container.textContent).toBe(`For: ${SEEDLING.team}. See: ${TREE.team}`);
  const button = container.querySelector('button');
  button?.focus();
  await act(async () => button?.click());
  expect(container.textContent).toBe(`For: ${TREE.team}. See: ${SEEDLING.team}`);
  expect(document.activeElement).toBe(container.querySelector('button'));
});

test('a site with three types has a button for each other one', async () => {
  const container = await open([SEEDLING, TREE, OWL]);
  expect(container.querySelectorAll('button')).toHaveLength(2);
});

test('the built page has a variant for each type', async () => {
  const container = await open([SEEDLING, TREE], false);
  expect([...container.querySelectorAll('[data-for]')].map((each) => each.getAttribute('data-for'))).toEqual([
    '0',
    '1',
  ]);
});

test('the variant that was shown stays in the document when the type becomes known, and when it changes', async () => {
  const container = await open([SEEDLING, TREE], false);
  const shown = container.querySelector('[data-for="0"]');
  await container.becomeKnown();
  expect([...container.children]).toEqual([shown]);
  await act(async () => container.querySelector('button')?.click());
  expect([...container.children]).toEqual([shown]);
  expect(shown?.textContent).toContain(`For: ${TREE.team}.`);
});

test('says nothing with one type, or where the type cannot change', async () => {
  expect((await open([SEEDLING])).textContent).toBe('');
  expect(render(<LensNote />)).toBe('');
});
