import type { ProposalItem, Team } from '../../team/teamProtocol.ts';
import { MoreButton, useParts } from '../overview/longList.tsx';
import { useWords, type WordKey } from '../words/words.tsx';
import type { ItemNames } from './proposalNames.ts';
import { fieldHref } from './teamLocation.ts';

const CHANGE_WORDS: Record<ProposalItem['changes'][number]['change'], WordKey> = {
  added: 'wasAdded',
  changed: 'wasChanged',
  removed: 'wasRemoved',
};

type ChangedItemsProps = { id: string; items: readonly ProposalItem[]; names: ItemNames; team: Team };

/** Items that a proposal changes, by their titles, each with its changes in each language. */
export function ChangedItems({ id, items, names, team }: ChangedItemsProps) {
  const { say } = useWords();
  const changed = items.filter(({ changes }) => changes.length > 0);
  const { shown, listRef, ...more } = useParts(changed);
  return (
    <section>
      <h2>{say('whatChanges')}</h2>
      {changed.length === 0 && <p>{say('nothingChanges')}</p>}
      <ul className="changes changed-items" ref={listRef}>
        {shown.map((item) => (
          <ChangedItem key={item.id} proposal={id} item={item} names={names} team={team} />
        ))}
      </ul>
      <MoreButton {...more} />
    </section>
  );
}

type ChangedItemProps = { proposal: string; item: ProposalItem; names: ItemNames; team: Team };

function ChangedItem({ proposal, item, names, team: { languages } }: ChangedItemProps) {
  const { say, languageName } = useWords();
  const { changes, id, isEditable } = item;
  const name = names.nameOf(item);
  const [first] = changes;
  // If only a translation changes, opens it beside its source.
  const file = first && changes.length === 1 && first.change !== 'removed' ? first.file : id;
  return (
    <li title={id}>
      {isEditable ? (
        <a
          className="changed-items__name"
          href={fieldHref(proposal, { file, path: [] }, languages)}
          lang={names.languageOfName(item)}
        >
          {name}
        </a>
      ) : (
        <span className="changed-items__name" lang={names.languageOfName(item)}>
          {name}
        </span>
      )}
      <ul>
        {changes.map(({ change, file: path, language }) => (
          <li key={path}>
            {language === null
              ? say(CHANGE_WORDS[change])
              : say('changeIn', { language: languageName(language), change: say(CHANGE_WORDS[change]) })}
          </li>
        ))}
      </ul>
    </li>
  );
}
