import { useMemo, useState } from 'react';
import type { ItemKind, ItemSummary, LanguageState } from '../../protocol.ts';
import { pictureUrl } from '../api.ts';
import { useDesk } from '../app/DeskContext.tsx';
import { titleLanguage } from '../app/itemTitles.ts';
import { KIND_WORDS } from '../app/kindWords.ts';
import { hrefOf, KINDS } from '../app/location.ts';
import { useWords, type WordKey } from '../words/words.tsx';
import { grouped } from './grouped.ts';
import { NewItem } from './NewItem.tsx';

/** Kinds of which a folder has one file: a shelf of its own would be a list of one. */
const SINGLE = new Set<ItemKind>([
  'facts',
  'messages',
  'people',
  'places',
  'taxonomy',
  'glossary',
  'brand',
  'share',
  'pinned',
  'portraits',
  'scenes',
  'other',
  'document',
]);

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
                {!SINGLE.has(each) && <span className="badge">{counts.get(each)}</span>}
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
        <ItemGroups kind={shown} items={overview.items.filter((each) => each.kind === shown)} />
      </div>
    </main>
  );
}

type ItemGroupsProps = { kind: ItemKind; items: readonly ItemSummary[] };

/** Stories by section and topic, slides by section, and all others as they come. */
function ItemGroups({ kind, items }: ItemGroupsProps) {
  const { choices } = useDesk();
  const { say } = useWords();
  const [topic, setTopic] = useState('');
  const sectionName = (id = '') => choices.sections.find((section) => section.id === id)?.name ?? id;
  const groups = grouped(items, (item) => item.section ?? '');
  const topics = [...new Set(items.flatMap((each) => each.topic ?? []))];
  return (
    <>
      {kind === 'story' && topics.length > 1 && (
        <label className="overview__filter">
          {say('topic')}{' '}
          <select value={topic} onChange={({ target }) => setTopic(target.value)}>
            <option value="">{say('allTopics')}</option>
            {topics.map((each) => (
              <option key={each} value={each}>
                {each.replaceAll('-', ' ')}
              </option>
            ))}
          </select>
        </label>
      )}
      {groups.map(([section, entries]) => {
        const shown = entries.filter((each) => topic === '' || each.topic === topic);
        return (
          <section key={section} className="group-of-items">
            {section !== '' && <h2>{sectionName(section)}</h2>}
            <ul className="items">
              {shown.map((each) => (
                <ItemRow key={each.id} item={each} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

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
            {[topic?.replaceAll('-', ' '), visitors?.join(', '), isDrafted && say('hasDraft')]
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
