import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ResourceBody } from '../resource/ResourceBody.tsx';
import { StoryBlocks } from '../story/StoryBlocks.tsx';
import type { ShownBlock } from '../story/storyData.ts';
import { say } from '../testing/render.tsx';
import { type BlockComponents, PagesProvider } from './PagesProvider.tsx';

const PLAN = { type: 'custom', name: 'plan', fields: { rooms: ['Attic', 'Cellar'] }, words: 2 } as const;
const BODY: readonly ShownBlock[] = [
  { type: 'paragraph', text: 'It sang.' },
  PLAN,
  { type: 'quote', text: 'Oak.' },
];

const blocks = {
  plan: ({ rooms }: { rooms: readonly string[] }) => <figure>{rooms.join(' over ')}</figure>,
  quote: ({ Default, ...quote }: { Default: ComponentType }) => (
    <aside>
      <Default {...quote} />
    </aside>
  ),
} as object as BlockComponents;

const renderBlocks = (page: ReactNode, own?: BlockComponents) =>
  renderToStaticMarkup(
    <PagesProvider value={{ say, language: 'en', ...(own && { blocks: own }) }}>{page}</PagesProvider>,
  );

test('a custom block renders its fields, and an override wraps the block of the package', () => {
  const html = renderBlocks(<StoryBlocks blocks={BODY} />, blocks);
  expect(html).toContain('<p>It sang.</p><figure>Attic over Cellar</figure><aside><figure');
  expect(html).toContain('<p>Oak.</p>');
});

test('the same holds in resources', () => {
  const html = renderBlocks(
    <ResourceBody blocks={[PLAN, { type: 'quote', text: 'Oak.', portrait: null }]} documents={[]} />,
    blocks,
  );
  expect(html).toContain('<figure>Attic over Cellar</figure><aside><');
});

test('the error names the missing component', () => {
  expect(() => renderBlocks(<StoryBlocks blocks={BODY} />)).toThrow('No component for the block "plan".');
});
