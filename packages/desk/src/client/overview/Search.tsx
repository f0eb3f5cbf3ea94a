import { useEffect, useId, useRef, useState } from 'react';
import type { SearchHit } from '../../protocol.ts';
import { useDesk } from '../app/DeskContext.tsx';
import { hrefOf } from '../app/screens.ts';
import { useWords } from '../words/words.tsx';

/** Pause in typing before the server is asked, ms. */
const PAUSE_MS = 120;

/** A search over all words in all languages, during typing. */
export function Search() {
  const { api, itemOf } = useDesk();
  const { say, languageName } = useWords();
  const [text, setText] = useState('');
  const [hits, setHits] = useState<readonly SearchHit[] | null>(null);
  const [active, setActive] = useState(0);
  const id = useId();
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    if (text.trim().length < 2) {
      setHits(null);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const response = await api.search(text.trim()).catch(() => null);
      if (!isCurrent || !response) return;
      setHits(response.hits.slice(0, 40));
      setActive(0);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, text]);

  const open = ({ id: item, language, path }: SearchHit) => {
    setText('');
    location.hash = hrefOf({ screen: 'item', id: item, language, path });
  };
  return (
    <search
      className="search"
      ref={box}
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) setHits(null);
      }}
    >
      <input
        type="search"
        role="combobox"
        aria-expanded={hits !== null}
        aria-controls={`${id}-hits`}
        aria-activedescendant={hits?.[active] ? `${id}-${active}` : undefined}
        aria-label={say('searchAll')}
        placeholder={say('searchAll')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          const count = hits?.length ?? 0;
          const hit = hits?.[active];
          if (event.key === 'Escape') setHits(null);
          if (event.key === 'Enter' && hit) open(hit);
          if (count === 0 || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
          event.preventDefault();
          setActive((active + (event.key === 'ArrowDown' ? 1 : count - 1)) % count);
        }}
      />
      {hits && (
        <div className="search__hits" id={`${id}-hits`} role="listbox" aria-label={say('found')}>
          {hits.map((hit, index) => {
            const [start, end] = hit.match;
            return (
              // The focus stays in the field; its arrow keys choose a result.
              <div
                key={`${hit.file} ${hit.path.join('/')}`}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onPointerDown={(event) => {
                  event.preventDefault();
                  open(hit);
                }}
              >
                <strong>{itemOf(hit.id)?.title ?? hit.id}</strong> <small>{languageName(hit.language)}</small>
                <span lang={hit.language}>
                  {hit.excerpt.slice(0, start)}
                  <mark>{hit.excerpt.slice(start, end)}</mark>
                  {hit.excerpt.slice(end)}
                </span>
              </div>
            );
          })}
          {hits.length === 0 && (
            <div role="option" tabIndex={-1} aria-selected="false">
              {say('nothingFound')}
            </div>
          )}
        </div>
      )}
    </search>
  );
}
