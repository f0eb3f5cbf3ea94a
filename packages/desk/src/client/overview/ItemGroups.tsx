import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { ItemKind, ItemSummary } from '../../protocol.ts';
import { useDesk } from '../app/DeskContext.tsx';
import { topicName } from '../app/itemTitles.ts';
import { useWords } from '../words/words.tsx';
import { ItemRow } from './ItemRow.tsx';
import { groupsOf, itemsWith } from './itemGroups.ts';
import { MoreButton } from './MoreButton.tsx';
import { useParts } from './useParts.ts';

/** Lists longer than this have a field to find an item by its words. */
const LONG_LIST = 40;

type ItemGroupsProps = { kind: ItemKind; items: readonly ItemSummary[] };

/** Stories by section and slide, all others by section. Long groups show their first items, and more of them at a press. */
export function ItemGroups({ kind, items }: ItemGroupsProps) {
  const { choices, overview } = useDesk();
  const { say } = useWords();
  const [topic, setTopic] = useState('');
  const [sought, setSought] = useState('');
  const soughtLast = useDeferredValue(sought);
  const topics = useMemo(() => [...new Set(items.flatMap((each) => each.topic ?? []))], [items]);
  const groups = useMemo(() => {
    const ofTopic = topic === '' ? items : items.filter((each) => each.topic === topic);
    return groupsOf(
      kind,
      itemsWith(ofTopic, soughtLast, (id) => topicName(choices, id)),
    );
  }, [kind, items, topic, soughtLast, choices]);
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
            value={sought}
            onChange={({ target }) => setSought(target.value)}
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
