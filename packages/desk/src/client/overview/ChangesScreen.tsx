import { useEffect, useState } from 'react';
import type { Changes as ChangesResponse } from '../../protocol.ts';
import { sourceOf } from '../../translationPaths.ts';
import { useDesk } from '../app/DeskContext.tsx';
import { fileName } from '../app/itemNames.ts';
import { hrefOf } from '../app/screens.ts';
import { useWords, type WordKey } from '../words/words.tsx';
import { MoreButton, useParts } from './longList.tsx';

const CHANGE_WORDS: Record<ChangesResponse['onDisk'][number]['change'], WordKey> = {
  added: 'wasAdded',
  changed: 'wasChanged',
  removed: 'wasRemoved',
};

/** Changes come in bursts: Git is asked once after them. */
const BURST_MS = 250;

/** Changes by others: on disk since the desk opened, and in the last commits. */
export function ChangesScreen() {
  const { api, session, onEvent, itemOf } = useDesk();
  const { say, count, date } = useWords();
  const [changes, setChanges] = useState<ChangesResponse | null>(null);
  useEffect(() => {
    const read = () => api.changes().then(setChanges, () => undefined);
    void read();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = onEvent(({ type }) => {
      if (type !== 'changed') return;
      clearTimeout(timer);
      timer = setTimeout(read, BURST_MS);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [api, onEvent]);
  const { shown: uncommitted, listRef, ...more } = useParts(changes?.uncommitted ?? []);
  if (!changes) return <main className="page" aria-busy="true" />;
  return (
    <main className="page">
      <h1>{say('changes')}</h1>
      <section>
        <h2>{say('sinceOpened')}</h2>
        {changes.onDisk.length === 0 && <p>{say('nothingChanged')}</p>}
        <ul className="changes">
          {changes.onDisk.map(({ file, at, change }) => (
            <li key={`${file} ${at}`}>
              <FileName file={file} />{' '}
              <small>
                {say(CHANGE_WORDS[change])}, {date(at)}
              </small>
            </li>
          ))}
        </ul>
      </section>
      {session.hasGit && (
        <>
          <section>
            <h2>{say('notInHistory')}</h2>
            {changes.uncommitted.length === 0 && <p>{say('allInHistory')}</p>}
            <ul className="changes" ref={listRef}>
              {uncommitted.map((file) => (
                <li key={file}>
                  <FileName file={file} />
                </li>
              ))}
            </ul>
            <MoreButton {...more} />
          </section>
          <section>
            <h2>{say('history')}</h2>
            <ul className="changes">
              {changes.commits.map(({ hash, author, at, subject, fileCount, items }) => (
                <li key={hash}>
                  <strong>{subject}</strong>{' '}
                  <small>
                    {author}, {date(at)}, {count(fileCount, 'oneFile', 'files')}
                  </small>
                  <span className="changes__items">
                    {items.map((id) => (
                      <a key={id} href={hrefOf({ screen: 'item', id, language: null, path: null })}>
                        {itemOf(id)?.title ?? id}
                      </a>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </main>
  );
}

/** Link to a file, by the name of its item. */
function FileName({ file }: { file: string }) {
  const { itemOf, session } = useDesk();
  const words = useWords();
  const name = fileName(file, { itemOf, languages: session.languages, words });
  const id = sourceOf(file, session.languages);
  if (!itemOf(id)) return <span title={file}>{name}</span>;
  return (
    <a href={hrefOf({ screen: 'item', id, language: null, path: null })} title={file}>
      {name}
    </a>
  );
}
