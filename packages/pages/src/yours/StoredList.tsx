import { Button } from '@tamarack-lowe/ui/button';
import { useEffect, useId, useRef, useState } from 'react';
import type { YoursWords } from './yoursWords.ts';

/** Something that the site stores, or could store, on the device of a visitor. */
export type StoredThing = {
  id: string;
  /** Name and purpose. */
  label: string;
  why: string;
  /** Stays until it is erased (`device`), or until the tab is closed. */
  lasts: 'device' | 'tab';
  /** Its value in words; null when nothing is stored. Undefined until it is read, which only scripts do. */
  value?: string | null;
};

/** Props of the list. */
export type StoredListProps = {
  things: readonly StoredThing[];
  /** The browser does not let the site store anything. */
  blocked: boolean;
  /** Erases one thing, or everything for null. Resolves to false if the browser did not erase it. */
  onErase: (id: string | null) => Promise<boolean>;
  /** Downloads everything as a file. */
  onTake: () => void;
  say: YoursWords;
};

/** Everything that the site stores on a device, each thing with its value, to download and to erase. */
export function StoredList({ things, blocked, onErase, onTake, say }: StoredListProps) {
  const id = useId();
  const [erased, setErased] = useState('');
  const isEmpty = things.every(({ value }) => !value);
  return (
    <section className="yours__stored" aria-labelledby={id}>
      <h2 id={id}>{say('yoursKept')}</h2>
      {blocked && <p className="yours__note">{say('yoursBlocked')}</p>}
      <ul className="yours__things">
        {things.map((thing) => (
          <Thing
            key={thing.id}
            {...thing}
            say={say}
            onErase={async () => {
              const done = await onErase(thing.id);
              setErased(say(done ? 'yoursErased' : 'yoursNotErased', { item: thing.label }));
            }}
          />
        ))}
      </ul>
      <p className="gt-small yours__browser">{say('yoursBrowser')}</p>
      <div className="yours__actions">
        <Button onClick={onTake} aria-describedby={`${id}-take`}>
          {say('yoursTake')}
        </Button>
        <EraseAll
          say={say}
          disabled={isEmpty}
          onErase={async () => {
            await onErase(null);
            setErased(say('yoursErasedAll'));
          }}
        />
        <p id={`${id}-take`} className="gt-small">
          {say('yoursTakeWhy')}
        </p>
      </div>
      <p className="yours__status" role="status">
        {erased}
      </p>
    </section>
  );
}

type ThingProps = StoredThing & { say: YoursWords; onErase: () => Promise<void> };

/** A thing in its ring: solid with a value, dotted without one. */
function Thing({ label, why, lasts, value, say, onErase }: ThingProps) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <li className="yours__thing" data-kept={value ? '' : undefined}>
      <h3 ref={title} tabIndex={-1}>
        {label}
      </h3>
      <p className="yours__value">{value === undefined ? null : (value ?? say('yoursNone'))}</p>
      <p className="yours__why">{why}</p>
      <p className="yours__lasts">
        <span className="gt-small">{say(lasts === 'device' ? 'yoursDevice' : 'yoursTab')}</span>
        {value && (
          <button
            type="button"
            className="yours__erase"
            aria-label={say('yoursEraseOne', { item: label })}
            onClick={() => {
              // The button disappears with the value.
              title.current?.focus();
              void onErase();
            }}
          >
            {say('yoursErase')}
          </button>
        )}
      </p>
    </li>
  );
}

type EraseAllProps = { say: YoursWords; disabled: boolean; onErase: () => Promise<void> };

/** Erases everything after the visitor has confirmed it. */
function EraseAll({ say, disabled, onErase }: EraseAllProps) {
  const [isAsking, setIsAsking] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isAsking) question.current?.focus();
    else if (wasAsked.current) button.current?.focus();
    wasAsked.current = isAsking;
  }, [isAsking]);
  if (!isAsking) {
    return (
      <Button ref={button} variant="outline" disabled={disabled} onClick={() => setIsAsking(true)}>
        {say('yoursEraseAll')}
      </Button>
    );
  }
  return (
    <div className="yours__confirm">
      <p ref={question} tabIndex={-1}>
        {say('yoursConfirm')}
      </p>
      <Button
        onClick={() => {
          setIsAsking(false);
          void onErase();
        }}
      >
        {say('yoursConfirmYes')}
      </Button>
      <Button variant="outline" onClick={() => setIsAsking(false)}>
        {say('yoursConfirmNo')}
      </Button>
    </div>
  );
}
