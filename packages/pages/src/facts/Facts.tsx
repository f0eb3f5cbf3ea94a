import type { FactSource, PageFacts } from '@tamarack-lowe/content-model';
import { createContext, type ReactNode, type SyntheticEvent, useContext, useMemo } from 'react';
import { useWords } from '../context/PagesProvider.tsx';

/** Id of the list of a page. */
const LIST_ID = 'facts';

type ListedFacts = { facts: PageFacts; id: string };

const Facts = createContext<ListedFacts | null>(null);

/** Props of `FactsProvider`. */
export type FactsProviderProps = {
  /** Facts in the texts of the page. Undefined: it has none, and `FactText` renders texts as they are. */
  facts: PageFacts | undefined;
  /** Id of the `FactList` that they link to. Default: that of a page with one list. */
  id?: string | undefined;
  children: ReactNode;
};

/** Provides the facts of a page, or of a slide, to its texts. */
export function FactsProvider({ facts, id = LIST_ID, children }: FactsProviderProps) {
  const listed = useMemo(() => (facts ? { facts, id } : null), [facts, id]);
  return <Facts value={listed}>{children}</Facts>;
}

/** Props of `FactText`. */
export type FactTextProps = {
  text: string;
  /** Words before the text that are not part of it, such as a greeting. Default none. */
  before?: string | undefined;
};

/**
 * Renders a text of the page. Each fact in it is a link to its source in `FactList`; hover and focus show the source beside the
 * fact, too.
 */
export function FactText({ text, before = '' }: FactTextProps) {
  const listed = useContext(Facts);
  const places = listed?.facts.places[text];
  if (!listed || !places) return before + text;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [start, length, index] of places) {
    const source = listed.facts.sources[index];
    if (!source) continue;
    parts.push((end === 0 ? before : '') + text.slice(end, start));
    end = start + length;
    parts.push(
      <FactMark key={start} source={source} list={listed.id} index={index}>
        {text.slice(start, end)}
      </FactMark>,
    );
  }
  return [...parts, text.slice(end)];
}

/** Renders the entries of a list as `FactText`. */
export function factTexts(texts: readonly string[]): ReactNode[] {
  return texts.map((text) => <FactText key={text} text={text} />);
}

/** Id of a line of a list. */
const lineId = (list: string, index: number) => `${list}-${index}`;

type FactMarkProps = { source: FactSource; list: string; index: number; children: string };

function FactMark({ source, list, index, children }: FactMarkProps) {
  const note = useNote(source);
  const show = ({ currentTarget: mark }: SyntheticEvent<HTMLElement>) => {
    mark.dataset.note = note;
    // The note may cover words: any key, such as Escape, hides it until the next hover or focus.
    addEventListener('keydown', () => mark.removeAttribute('data-note'), { once: true });
  };
  return (
    <a
      className="fact"
      href={`#${lineId(list, index)}`}
      onPointerEnter={show}
      onFocus={show}
      // Firefox before 139 and Safari before 26 do not open `details` for an address inside it.
      onClick={() => document.getElementById(list)?.setAttribute('open', '')}
    >
      {children}
    </a>
  );
}

/** Returns the date and the source of a fact: "As of September 1, 2026. Source: Pay scale." */
function useNote({ date, source }: FactSource): string {
  return useWords().say('factNote', { date, source });
}

/** Props of `FactList`. */
export type FactListProps = Pick<FactsProviderProps, 'facts' | 'id'>;

/**
 * Lists the facts of a page with their sources, closed until the visitor opens it or presses a fact. Renders a `details`, or
 * nothing.
 */
export function FactList({ facts, id = LIST_ID }: FactListProps) {
  const { say } = useWords();
  if (!facts) return null;
  return (
    <details id={id} className="facts">
      <summary>{say('factsTitle')}</summary>
      <ul>
        {facts.sources.map((source, index) => (
          <FactLine key={lineId(id, index)} id={lineId(id, index)} source={source} />
        ))}
      </ul>
    </details>
  );
}

function FactLine({ id, source }: { id: string; source: FactSource }) {
  const note = useNote(source);
  if (source.texts.length > MOST_NAMED) return <li id={id}>{note}</li>;
  return (
    <li id={id}>
      <b>{source.texts.join(', ')}</b>
      <span>{` ${note}`}</span>
    </li>
  );
}

/** The most figures that the line of a source names. A source may have twenty: then its own words say what they are. */
const MOST_NAMED = 2;
