import type { ItemSummary, LanguageState } from '../../protocol.ts';
import { pictureUrl } from '../api.ts';
import { useDesk } from '../app/DeskContext.tsx';
import { titleLanguage, topicName } from '../app/itemTitles.ts';
import { hrefOf } from '../app/location.ts';
import { useWords, type WordKey } from '../words/words.tsx';

/** An item in a list, with its state in every language. */
export function ItemRow({ item }: { item: ItemSummary }) {
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
