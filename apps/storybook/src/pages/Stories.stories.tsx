import type { Choices } from '@tamarack-lowe/pages/internal/data';
import { StoriesPage } from '@tamarack-lowe/pages/stories';
import { useMemo, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { EXPERIENCED, framedPageMeta, inFrench, STUDENT } from './pageMeta.tsx';
import { useStorybook } from './StorybookPages.tsx';

export default { ...framedPageMeta(), title: 'Pages/Stories', component: Stories };

type StoriesProps = {
  /** First text of the search field. */
  query?: string;
  /** First filter. */
  chosen?: Choices;
  /** No story has all words of the query. */
  close?: boolean;
};

const nothing = () => undefined;

/** The page of all stories with real ones. Its search looks at names and headlines only. */
function Stories({ query: first = '', chosen = {}, close = false }: StoriesProps) {
  const { words, stories, options } = useStorybook().content.allStories;
  const [query, setQuery] = useState(first);
  const [asked, setAsked] = useState(chosen);
  const search = useMemo(() => {
    if (query === '') return null;
    const has = (text: string) => text.toLowerCase().includes(query.toLowerCase());
    const found = stories.filter(({ label, headline }) => has(`${label} ${headline}`));
    return { status: 'ready' as const, stories: close ? stories.slice(0, 3) : found, close };
  }, [stories, query, close]);
  return (
    <StoriesPage
      words={words}
      stories={stories}
      total={stories.length}
      options={options}
      asked={{
        topic: asked.topic || null,
        for: asked.for || null,
        place: asked.place || null,
        stage: asked.stage || null,
        format: asked.format || null,
        time: asked.time || null,
      }}
      query={query}
      search={search}
      action="#stories"
      hrefOf={(field, value) => `#${field}=${value}`}
      onSearch={nothing}
      onType={setQuery}
      onChoose={(choices) => setAsked((now) => ({ ...now, ...choices }))}
      onClear={() => {
        setQuery('');
        setAsked({});
      }}
      onLoadAll={nothing}
    />
  );
}

export const Student = STUDENT;
export const StudentInFrench = inFrench(Student);
export const Experienced = EXPERIENCED;
export const Found = { args: { query: 'exam' } };
export const FoundOne = { args: { query: 'canoe' } };
export const Closest = { args: { query: 'sailing and exams', close: true } };
export const Narrowed = { args: { chosen: { topic: 'clients', place: 'west' } } };
export const NothingFits = { args: { chosen: { topic: 'belonging', stage: 'exams', format: 'film' } } };
export const UnknownValue = { args: { chosen: { topic: 'sailing' } } };
export const Phone = { globals: { viewport: { value: '390x844' } } };
export const FoundOnAPhone = { args: { query: 'exam' }, globals: { viewport: { value: '390x844' } } };
export const FoundAsOneTypes = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    const [count] = canvas.getAllByRole('status');
    await userEvent.type(canvas.getByRole('searchbox'), 'canoe');
    await waitFor(() => expect(count).toHaveTextContent(/^1 of \d+ stories/));
    await userEvent.click(canvas.getByRole('button', { name: 'Show all stories' }));
    await waitFor(() => expect(count).toHaveTextContent(/^\d+ stories/));
  },
};
