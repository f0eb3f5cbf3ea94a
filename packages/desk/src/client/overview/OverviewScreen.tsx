import { useMemo } from 'react';
import { COUNTED_KINDS, type ItemKind, KINDS } from '../../itemKinds.ts';
import { useDesk } from '../app/DeskContext.tsx';
import { KIND_WORDS } from '../app/names.ts';
import { hrefOf } from '../app/screens.ts';
import { useWords } from '../words/words.tsx';
import { ItemGroups } from './ItemGroups.tsx';
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
