import type { FactSource, PageFacts } from '@tamarack-lowe/content-model';
import { createContext, type ReactNode, type SyntheticEvent, useContext } from 'react';
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
 * Renders a text of the page. Its facts are links to their sources in `FactList`, which hover and focus show beside them, too.
 */
export function FactText({ text }: { text: string }) {
  const facts = useContext(Facts);
  const places = facts?.places[text];
  if (!facts || !places) return text;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [start, length, index] of places) {
    const source = facts.sources[index];
    if (!source) continue;
    parts.push(text.slice(end, start));
    end = start + length;
    parts.push(
      <FactMark key={start} source={source} id={idOf(index)}>
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

const LIST_ID = 'facts';
const idOf = (index: number) => `fact-${index}`;

type FactMarkProps = { source: FactSource; id: string; children: string };

function FactMark({ source, id, children }: FactMarkProps) {
  const note = useNote(source);
  const show = ({ currentTarget: mark }: SyntheticEvent<HTMLElement>) => {
    mark.dataset.note = note;
    // It may cover words that somebody reads: any key, such as Escape, hides it until the next time.
    addEventListener('keydown', () => mark.removeAttribute('data-note'), { once: true });
  };
  return (
    <a
      className="fact"
      href={`#${id}`}
      onPointerEnter={show}
      onFocus={show}
      // Firefox before 139 and Safari before 26 do not open `details` for an address inside it.
      onClick={() => document.getElementById(LIST_ID)?.setAttribute('open', '')}
    >
      {children}
    </a>
  );
}

/** Says as of when and from where: "As of September 1, 2026. Source: Pay scale." */
function useNote({ date, source }: FactSource): string {
  return useWords().say('factNote', { date, source });
}

/** Lists the facts of a page with their sources, closed until somebody opens it or presses a fact. Renders a `details`, or nothing. */
export function FactList({ facts }: { facts: PageFacts | undefined }) {
  const { say } = useWords();
  if (!facts) return null;
  return (
    <details id={LIST_ID} className="facts">
      <summary>{say('factsTitle')}</summary>
      <ul>
        {facts.sources.map((source, index) => (
          <FactLine key={idOf(index)} id={idOf(index)} source={source} />
        ))}
      </ul>
    </details>
  );
}

function FactLine({ id, source }: { id: string; source: FactSource }) {
  // Names the first figure alone: one source may have twenty, and the line is about the source.
  const [first = '', ...others] = source.texts;
  return <li id={id}>{`${others.length > 0 ? `${first} …` : first} ${useNote(source)}`}</li>;
}
