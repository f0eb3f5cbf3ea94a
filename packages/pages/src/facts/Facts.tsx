import type { PageFact, PageFacts } from '@tamarack-lowe/content-model';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useWords } from '../context/PagesProvider.tsx';

const Facts = createContext<PageFacts | undefined>(undefined);

/** Props of `FactsProvider`. */
export type FactsProviderProps = {
  /** Facts in the texts of the page. Undefined: it has none, and `FactText` renders texts as they are. */
  facts: PageFacts | undefined;
  children: ReactNode;
};

/** Provides the facts of a page to its texts. */
export function FactsProvider({ facts, children }: FactsProviderProps) {
  return <Facts value={facts}>{children}</Facts>;
}

/**
 * Renders a text of the page. Its facts are links to their lines in `FactList`, which hover and focus show beside them, too. Other words
 * have elements of their own: translators of browsers move bare text beside a link.
 */
export function FactText({ text }: { text: string }) {
  const facts = useContext(Facts);
  const places = facts?.places[text];
  if (!facts || !places) return text;
  const parts: ReactNode[] = [];
  let end = 0;
  const addWords = (to: number) => {
    if (to > end) parts.push(<span key={`words-${end}`}>{text.slice(end, to)}</span>);
  };
  for (const [start, index] of places) {
    const fact = facts.list[index];
    if (!fact) continue;
    const stop = start + fact.text.length;
    addWords(start);
    parts.push(<FactMark key={start} fact={fact} index={index} text={text.slice(start, stop)} />);
    end = stop;
  }
  addWords(text.length);
  return parts;
}

/** Renders the entries of a list as `FactText`. */
export function factTexts(texts: readonly string[]): ReactNode[] {
  return texts.map((text) => <FactText key={text} text={text} />);
}

const LIST_ID = 'facts';
const lineId = (index: number) => `fact-${index + 1}`;

type FactMarkProps = { fact: PageFact; index: number; text: string };

function FactMark({ fact, index, text }: FactMarkProps) {
  return (
    <a
      className="fact"
      href={`#${lineId(index)}`}
      role="doc-noteref"
      data-note={useNote(fact)}
      // Firefox before 139 and Safari do not open `details` for an address inside it.
      onClick={() => document.getElementById(LIST_ID)?.setAttribute('open', '')}
    >
      {text}
    </a>
  );
}

/** Says as of when and from where: "As of September 1, 2026. Source: Pay scale." */
function useNote({ date, source }: PageFact): string {
  return useWords().say('factNote', { date, source });
}

/** Lists the facts of a page with their sources, closed until somebody opens it or presses a fact. Renders a `details`, or nothing. */
export function FactList({ facts }: { facts: PageFacts | undefined }) {
  const { say } = useWords();
  const list = useDismissedNotes();
  if (!facts) return null;
  return (
    <details ref={list} id={LIST_ID} className="facts">
      <summary>{say('factsTitle')}</summary>
      <ul>
        {facts.list.map((fact, index) => (
          <FactLine key={lineId(index)} id={lineId(index)} fact={fact} />
        ))}
      </ul>
    </details>
  );
}

function FactLine({ id, fact }: { id: string; fact: PageFact }) {
  return (
    <li id={id}>
      <b>{fact.text}</b>
      <span>{` ${useNote(fact)}`}</span>
    </li>
  );
}

/** Hides the note of a fact after Escape until the pointer leaves it: it may cover words that somebody reads. */
function useDismissedNotes() {
  const list = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) =>
      list.current?.toggleAttribute('data-dismissed', key === 'Escape');
    const restore = () => list.current?.removeAttribute('data-dismissed');
    addEventListener('keydown', dismiss);
    addEventListener('pointerout', restore);
    return () => {
      removeEventListener('keydown', dismiss);
      removeEventListener('pointerout', restore);
    };
  }, []);
  return list;
}
