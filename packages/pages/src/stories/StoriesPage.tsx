import { NameRing } from '@tamarack-lowe/ui/name-ring';
import { Select } from '@tamarack-lowe/ui/select';
import { type CSSProperties, type FormEvent, useDeferredValue, useMemo } from 'react';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import type { Choices } from '../data.ts';
import { ClearFilters } from '../filters/ClearFilters.tsx';
import { StaticPage } from '../static/StaticPage.tsx';
import { StoryResultList } from './StoryResultList.tsx';
import {
  knownFilter,
  type ListedStory,
  STORY_FIELDS,
  type StoryField,
  type StoryFilter,
  type StoryOptions,
} from './storyFilter.ts';
import { type StorySearch, storyResults } from './storyResults.ts';
import { countWords, FIELD_WORDS, type FindMessages, type FindWords, makeFindWords } from './storyWords.ts';

const BULLETS = [
  { color: 'blue', size: 84, blur: 0.6, x: 0, y: 58, mobile: { x: -3, y: 30 } },
  { color: 'red', size: 66, blur: 0.35, x: 100, y: 74, mobile: { x: 103, y: 52 } },
] as const;

/** Props of the page of all stories. */
export type StoriesPageProps = {
  words: FindMessages;
  /** The stories that are loaded, in the order of their topics. Keep the same array while nothing changes. */
  stories: readonly ListedStory[];
  /** Number of all stories. */
  total: number;
  options: StoryOptions;
  /** Filter from the address. The page names values that it does not know. */
  asked: StoryFilter;
  /** Text in the search field. */
  query: string;
  /** Result of the search. Null: the field is empty. Keep the same object while nothing changes. */
  search: StorySearch | null;
  /** Address of the page, to which the form leads before hydration. */
  action: string;
  /** Address of the page with one value of one field. */
  hrefOf: (field: StoryField, value: string) => string;
  /** The visitor goes to the search field. */
  onSearch: () => void;
  /** The visitor types. */
  onType: (query: string) => void;
  /** The visitor chooses a value of a field. */
  onChoose: (choices: Choices) => void;
  /** The visitor clears query and filters. */
  onClear: () => void;
  /** The visitor wants the stories that are not loaded, or the search that failed. */
  onLoadAll: () => void;
};

/** All stories: a search, filters, and groups by topic. */
export function StoriesPage(page: StoriesPageProps) {
  const { language } = useWords();
  const { words, stories, total, query, options, asked, search } = page;
  const say = useMemo(() => makeFindWords(words), [words]);
  const { filter, unknown } = useMemo(() => knownFilter(asked, options), [asked, options]);
  const results = useMemo(() => storyResults({ stories, filter, search }), [stories, filter, search]);
  const resultKey = JSON.stringify([query, filter]);
  const isWholeList = search?.status !== 'ready' && STORY_FIELDS.every((field) => filter[field] === null);
  const notLoaded = isWholeList ? total - stories.length : 0;
  const shown = results.none === null ? results.stories.length + notLoaded : 0;
  return (
    <StaticPage className="stories" seed={6.1} bullets={BULLETS}>
      <header className="stories__head">
        <h1 tabIndex={-1}>{say('findTitle')}</h1>
        <p className="gt-lead static-page__lead">{say('findLead')}</p>
        <NameRing className="stories__ring" name={useDeferredValue(query.trim())} late aria-hidden />
      </header>
      <search className="stories__form" data-searching={query === '' ? undefined : ''}>
        <form action={page.action} onSubmit={closeKeyboard}>
          <QueryField {...page} say={say} />
          <StoryFilters {...page} {...{ filter, say, unknown }}>
            {search?.status === 'loading' ? say('findLoading') : countWords(say, { shown, total, language })}
          </StoryFilters>
        </form>
      </search>
      <noscript>
        <p className="stories__note">{say('findNoScript')}</p>
      </noscript>
      {unknown.map((field) => (
        <UnknownValue key={field} {...page} field={field} say={say} />
      ))}
      <StoryResultList
        {...{ results, search, resultKey, query, notLoaded, say }}
        topics={options.topic}
        onLoadAll={page.onLoadAll}
      />
    </StaticPage>
  );
}

/** Sends nothing, because results update while the visitor types. Phones hide their keyboard, so that the results are in view. */
function closeKeyboard(event: FormEvent) {
  event.preventDefault();
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
}

type PartProps = StoriesPageProps & { say: FindWords };

/** The search field: one line, like the field for the first name. The longer the query, the smaller its letters. */
function QueryField({ query, onSearch, onType, say }: PartProps) {
  return (
    <label className="stories__query">
      <span className="stories__label">{say('findLabel')}</span>
      <input
        className="stories__input"
        type="search"
        name="q"
        value={query}
        style={{ '--letters': Math.max(query.length, 1) } as CSSProperties}
        enterKeyHint="search"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        onFocus={onSearch}
        onChange={(event) => onType(event.target.value)}
      />
    </label>
  );
}

type StoryFiltersProps = PartProps & {
  filter: StoryFilter;
  unknown: readonly StoryField[];
  /** Number of stories. */
  children: string;
};

/** A select for each field in which stories differ, and the number of stories. */
function StoryFilters({ options, filter, unknown, query, children, ...page }: StoryFiltersProps) {
  const { onChoose, onClear, say } = page;
  const chosen = STORY_FIELDS.some((field) => filter[field] !== null) || unknown.length > 0 || query !== '';
  return (
    <div className="filters stories__filters">
      <fieldset className="filters__choices" tabIndex={-1} aria-label={say('findFilters')}>
        {STORY_FIELDS.filter((field) => options[field].length > (field === 'topic' ? 1 : 0)).map((field) => {
          const [label, all] = FIELD_WORDS[field];
          return (
            <Select
              key={field}
              name={field}
              label={say(label)}
              value={filter[field] ?? ''}
              options={[{ value: '', label: say(all) }, ...options[field]]}
              onChange={(event) => onChoose({ [field]: event.target.value })}
            />
          );
        })}
        {chosen && <ClearFilters onClear={onClear}>{say('findClear')}</ClearFilters>}
      </fieldset>
      <div className="filters__results">
        <p className="gt-ui filters__count" role="status">
          {children}
        </p>
      </div>
    </div>
  );
}

/** Most letters of a value from the address. */
const MOST_LETTERS = 40;

/** Names a value that the page does not know, and offers those that it knows. */
function UnknownValue({ field, asked, options, hrefOf, say }: PartProps & { field: StoryField }) {
  const Link = useLink();
  if (options[field].length === 0) return null;
  return (
    <div className="stories__unknown">
      <p>{say('findUnknown', { value: (asked[field] ?? '').slice(0, MOST_LETTERS) })}</p>
      <ul className="stories__known" aria-label={say(FIELD_WORDS[field][0])}>
        {options[field].map(({ value, label }) => (
          <li key={value}>
            <Link href={hrefOf(field, value)} replaceHere preventScrollReset>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
