import { useDeferredValue, useId, useMemo, useState } from 'react';
import { COUNTED_KINDS, KINDS } from '../../itemKinds.ts';
import type { ItemKind, ItemSummary, LanguageState } from '../../protocol.ts';
import { pictureUrl } from '../api.ts';
import { useDesk } from '../app/DeskContext.tsx';
import { KIND_WORDS, titleLanguage, topicName } from '../app/itemNames.ts';
import { hrefOf } from '../app/screens.ts';
import { useWords, type WordKey } from '../words/words.tsx';
import { groupsOf, itemsWith } from './groups.ts';
import { MoreButton, useParts } from './longList.tsx';
import { NewItem } from './NewItem.tsx';

/** All content by kind, each with its state in every language. */
export function OverviewScreen({ kind }: { kind: ItemKind | null }) {
  const { overview, drafts } = useDesk();
  const { say, date } = useWords();
  const shown: ItemKind = kind ?? 'story';
  const counts = useMemo(() => {
    const found = new Map<ItemKind, number>();
    for (const each of overview.items) found.set(each.kind, (found.get(each.kind) ?? 0) + 1);
    return found;
  }, [overview]);
  const items = useMemo(() => overview.items.filter((each) => each.kind === shown), [overview, shown]);
  return (
    <main className="overview">
      <nav className="kinds" aria-label={say('kinds')}>
        <ul>
          {KINDS.filter((each) => counts.has(each)).map((each) => (
            <li key={each}>
              <a
                href={hrefOf({ screen: 'overview', kind: each })}
                aria-current={each === shown ? 'page' : undefined}
              >
                {say(KIND_WORDS[each])}{' '}
                {COUNTED_KINDS.has(each) && <span className="badge">{counts.get(each)}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="overview__main">
        {drafts.length > 0 && (
          <section className="drafts" aria-labelledby="drafts">
            <h2 id="drafts">{say('draftsHere')}</h2>
            <ul>
              {drafts.map(({ id, title, at }) => (
                <li key={id}>
                  <a href={hrefOf({ screen: 'item', id, language: null, path: null })}>
                    {overview.items.find((item) => item.id === id)?.title ?? title}
                  </a>{' '}
                  <small>{date(at)}</small>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className="overview__head">
          <h1>{say(KIND_WORDS[shown])}</h1>
          <NewItem kind={shown} />
        </div>
        <ItemGroups key={shown} kind={shown} items={items} />
      </div>
    </main>
  );
}

/** Lists longer than this have a field to find an item by its words. */
const LONG_LIST = 40;

type ItemGroupsProps = { kind: ItemKind; items: readonly ItemSummary[] };

/** Stories by section and slide, all others by section. Long groups show their first items, and a button for more. */
function ItemGroups({ kind, items }: ItemGroupsProps) {
  const { choices, overview } = useDesk();
  const { say } = useWords();
  const [topic, setTopic] = useState('');
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query);
  const topics = useMemo(() => [...new Set(items.flatMap((each) => each.topic ?? []))], [items]);
  const groups = useMemo(() => {
    const ofTopic = topic === '' ? items : items.filter((each) => each.topic === topic);
    return groupsOf(
      kind,
      itemsWith(ofTopic, deferredQuery, (id) => topicName(choices, id)),
    );
  }, [kind, items, topic, deferredQuery, choices]);
  const sectionName = (id: string) => choices.sections.find((section) => section.id === id)?.name ?? id;
  const slideName = (section: string, slide: number | null) => {
    const title = slide === null ? undefined : overview.slides[section]?.[slide];
    return slide === null || title === undefined
      ? say('noCircle')
      : say('slideNumber', { number: slide + 1, title });
  };
  return (
    <>
      <div className="overview__filters">
        {items.length > LONG_LIST && (
          <input
            type="search"
            aria-label={say('findHere')}
            placeholder={say('findHere')}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        )}
        {kind === 'story' && topics.length > 1 && (
          <label>
            {say('topic')}{' '}
            <select value={topic} onChange={({ target }) => setTopic(target.value)}>
              <option value="">{say('allTopics')}</option>
              {topics.map((each) => (
                <option key={each} value={each}>
                  {topicName(choices, each)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {groups.length === 0 && items.length > 0 && <p role="status">{say('nothingFound')}</p>}
      {groups.map(({ section, count, slides }) => (
        <section key={section} className="group-of-items">
          {section !== '' && (
            <h2>
              {sectionName(section)} <span className="badge">{count}</span>
            </h2>
          )}
          {slides.map(({ slide, items: own }) => (
            <ItemList key={slide} name={kind === 'story' ? slideName(section, slide) : null} items={own} />
          ))}
        </section>
      ))}
    </>
  );
}

type ItemListProps = {
  /** Heading; null for none. */
  name: string | null;
  items: readonly ItemSummary[];
};

function ItemList({ name, items }: ItemListProps) {
  const { shown, listRef, ...more } = useParts(items);
  const id = useId();
  return (
    <>
      {name !== null && (
        <h3 id={id}>
          {name} <span className="badge">{items.length}</span>
        </h3>
      )}
      <ul className="items" ref={listRef} aria-labelledby={name === null ? undefined : id}>
        {shown.map((each) => (
          <ItemRow key={each.id} item={each} />
        ))}
      </ul>
      <MoreButton {...more} />
    </>
  );
}

/** An item in a list, with its state in every language. */
function ItemRow({ item }: { item: ItemSummary }) {
  const { drafts, choices, session } = useDesk();
  const { say } = useWords();
  const { id, title, picture, topic, languages } = item;
  const isDrafted = drafts.some((draft) => draft.id === id);
  const visitors = item.for?.map(
    (type) => choices.visitorTypes.find((each) => each.id === type)?.label ?? type,
  );
  return (
    <li className="item">
      <a href={hrefOf({ screen: 'item', id, language: null, path: null })}>
        {picture ? (
          <img src={pictureUrl(picture, 96)} alt="" loading="lazy" width="48" height="48" />
        ) : (
          <span className="item__blank" aria-hidden="true" />
        )}
        <span className="item__words">
          <span className="item__title" lang={titleLanguage(item.kind, session.sourceLanguage)}>
            {title}
          </span>
          <small>
            {[topic && topicName(choices, topic), visitors?.join(', '), isDrafted && say('hasDraft')]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
      </a>
      <ul className="states">
        {languages.map(({ language, state, issues }) => (
          <li key={language}>
            <a
              href={hrefOf({ screen: 'item', id, language, path: null })}
              className="state"
              data-state={state}
            >
              <StateWords language={language} state={state} issues={issues} />
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

const STATE_WORDS: Record<LanguageState, WordKey> = {
  complete: 'stateComplete',
  'to-read': 'stateToRead',
  incomplete: 'stateIncomplete',
  missing: 'stateMissing',
  issues: 'stateIssues',
};

/** "FR: to be read again" */
function StateWords({ language, state, issues }: { language: string; state: LanguageState; issues: number }) {
  const { say, count, languageName } = useWords();
  const words =
    state === 'issues' && issues > 0 ? count(issues, 'oneIssue', 'issues') : say(STATE_WORDS[state]);
  return (
    <>
      <abbr title={languageName(language)}>{language.slice(0, 2).toUpperCase()}</abbr> {words}
    </>
  );
}
