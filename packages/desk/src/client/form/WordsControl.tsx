import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../words/words.tsx';
import {
  completeName,
  outsidePlaceholders,
  placeholdersIn,
  removedPlaceholder,
  typedName,
} from './placeholders.ts';

type WordsControlProps = {
  id: string;
  value: string;
  onChange: (value: string) => void;
  onFocus: () => void;
  language: string;
  describedBy: string;
  isInvalid: boolean;
  /** Text that a translation shows while it has none. */
  placeholder: string;
  /** One line: Enter does nothing. */
  isLine: boolean;
  /** Placeholders that the text may contain: their names, and the texts that replace them. */
  names: readonly { name: string; text: string }[];
};

/**
 * A text whose `{placeholders}` are chips: the caret passes over them, and they are removed whole. The text is a native text
 * area, which dictation, spell check and screen readers know; chips are painted behind it.
 */
export function WordsControl({ names, value, onChange, isLine, ...control }: WordsControlProps) {
  const { say } = useWords();
  const area = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [offered, setOffered] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const caret = useRef(0);
  const next = useRef<number | null>(null);
  const found =
    offered === null
      ? []
      : names.filter(({ name }) => name.toLowerCase().includes(offered.toLowerCase())).slice(0, 8);

  // Puts the caret behind a completed name, once the new text has rendered.
  useEffect(() => {
    if (next.current === null) return;
    area.current?.setSelectionRange(next.current, next.current);
    next.current = null;
  });

  const choose = (name: string) => {
    const place = area.current?.selectionStart ?? value.length;
    const done = completeName(value, place, name);
    next.current = done.caret;
    setOffered(null);
    onChange(done.text);
    area.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { currentTarget: target, key } = event;
    if (found.length > 0 && offered !== null) {
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault();
        setActive((active + (key === 'ArrowDown' ? 1 : found.length - 1)) % found.length);
        return;
      }
      const picked = found[active];
      if ((key === 'Enter' || key === 'Tab') && picked) {
        event.preventDefault();
        choose(picked.name);
        return;
      }
      if (key === 'Escape') {
        event.preventDefault();
        setOffered(null);
        return;
      }
    }
    if (key === 'Enter' && isLine && !event.ctrlKey && !event.metaKey) event.preventDefault();
    if (key === 'Backspace' || key === 'Delete') {
      const { selectionStart: start, selectionEnd: end } = target;
      const whole = removedPlaceholder(value, { start, end }, key);
      // The browser then removes the selection, and can undo that.
      if (whole) target.setSelectionRange(whole.start, whole.end);
    }
  };

  return (
    <div className="words">
      <div className="words__chips" aria-hidden="true">
        {chipsOf(value)}
      </div>
      <textarea
        ref={area}
        id={control.id}
        className="words__area"
        value={value}
        rows={1}
        lang={control.language}
        spellCheck
        placeholder={control.placeholder}
        aria-describedby={control.describedBy || undefined}
        aria-invalid={control.isInvalid || undefined}
        {...(offered !== null &&
          found.length > 0 && {
            role: 'combobox',
            'aria-expanded': true,
            'aria-controls': listId,
            'aria-activedescendant': `${listId}-${active}`,
          })}
        onChange={({ target }) => {
          const typed = typedName(target.value, target.selectionStart);
          setOffered(typed);
          setActive(0);
          onChange(isLine ? target.value.replaceAll('\n', ' ') : target.value);
        }}
        onSelect={({ currentTarget: target }) => {
          const { selectionStart: start, selectionEnd: end } = target;
          const moved = outsidePlaceholders(value, { start, end }, caret.current);
          if (moved.start !== start || moved.end !== end) target.setSelectionRange(moved.start, moved.end);
          caret.current = moved.start;
        }}
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget: target }) => {
          control.onFocus();
          // WebKitGTK does not scroll to a text area that Tab goes to.
          const { top, bottom } = target.getBoundingClientRect();
          if (bottom < 0 || top > innerHeight) target.scrollIntoView({ block: 'center' });
        }}
        onBlur={() => setOffered(null)}
      />
      {offered !== null && found.length > 0 && (
        <div className="words__offers" id={listId} role="listbox" aria-label={say('figures')}>
          {found.map(({ name, text }, index) => (
            // Keys of the text area choose: the focus stays there.
            <div
              key={name}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerDown={(event) => {
                event.preventDefault();
                choose(name);
              }}
            >
              <code>{`{${name}}`}</code> <span>{text}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** Renders the text with a `mark` for each placeholder. The space at the end makes a last line break visible, as a text area does. */
function chipsOf(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let last = 0;
  for (const { start, end } of placeholdersIn(text)) {
    parts.push(text.slice(last, start), <mark key={start}>{text.slice(start, end)}</mark>);
    last = end;
  }
  return [...parts, text.slice(last), ' '];
}
