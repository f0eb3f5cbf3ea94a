import { useId, useLayoutEffect, useRef, useState } from 'react';
import { applyEdit } from '../../edits.ts';
import { editsBetween } from '../../files/merge.ts';
import type { Conflict, Json } from '../../protocol.ts';
import { ActionButton } from '../app/buttons.tsx';
import { useWords } from '../words/words.tsx';
import { useFieldWords } from './EditorContext.tsx';
import type { SaveConflict, Saving } from './useSaving.ts';

/**
 * Shows every field that somebody else changed too: the text as it was opened, theirs and mine. Nothing is chosen at first, and
 * nothing is saved until each field has a choice.
 */
export function ConflictDialog({ conflict, saving }: { conflict: SaveConflict; saving: Saving }) {
  const { say, count } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<number, Choice>>(new Map());
  const { theirs, value, conflicts } = conflict;
  const titleId = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // A dialog that is removed while it is open does not give the focus back.
    return () => shown?.close();
  }, []);
  const left = conflicts.length - chosen.size;
  const save = () => {
    const final = resolved(value, conflicts, chosen);
    const edits = editsBetween(theirs.value, final);
    saving.resolve(
      { file: theirs.file, version: theirs.version, opened: theirs.text, edits },
      conflict.count,
    );
  };
  return (
    <dialog ref={dialog} className="dialog conflict" aria-labelledby={titleId} onClose={saving.later}>
      <div className="dialog__head">
        <h2 id={titleId}>{say('conflictTitle')}</h2>
      </div>
      <p>{say('conflictHelp')}</p>
      {conflicts.map((each, index) => (
        <ConflictField
          key={each.path.join('/')}
          conflict={each}
          language={theirs.language}
          choice={chosen.get(index) ?? null}
          onChoose={(choice) => setChosen(new Map([...chosen, [index, choice]]))}
        />
      ))}
      <div className="dialog__actions">
        <ActionButton className="button button--main" isOff={left > 0} onClick={save}>
          {say('saveChoices')}
        </ActionButton>
        <button type="button" className="button" onClick={saving.later}>
          {say('decideLater')}
        </button>
        <span role="status">{left > 0 && count(left, 'oneLeft', 'left')}</span>
      </div>
    </dialog>
  );
}

type ConflictFieldProps = {
  conflict: Conflict;
  language: string;
  choice: Choice | null;
  onChoose: (choice: Choice) => void;
};

function ConflictField({ conflict, language, choice, onChoose }: ConflictFieldProps) {
  const { say } = useWords();
  const fieldWords = useFieldWords();
  const name = useId();
  const { path, opened, theirs, mine } = conflict;
  const number = path.findLast((part) => typeof part === 'number');
  const { label } = fieldWords(path);
  const sides = [
    ['theirs', theirs],
    ['mine', mine],
  ] as const;
  return (
    <fieldset className="conflict__field">
      <legend>{number === undefined ? label : say('entry', { name: label, number: number + 1 })}</legend>
      <div className="conflict__sides">
        <div className="conflict__side">
          <span className="conflict__name">{say('asOpened')}</span>
          <p lang={language}>{wordsOf(opened) ?? say('wasNotThere')}</p>
        </div>
        {sides.map(([side, value]) => (
          <label key={side} className="conflict__side" data-chosen={choice === side || undefined}>
            <span className="conflict__name">
              <input type="radio" name={name} checked={choice === side} onChange={() => onChoose(side)} />{' '}
              {say(side)}
            </span>
            <span className="conflict__value" lang={language}>
              {wordsOf(value) ?? say('takenOut')}
            </span>
          </label>
        ))}
      </div>
      {typeof theirs === typeof mine && (typeof mine === 'string' || Array.isArray(mine)) && (
        <label className="conflict__both">
          <input type="radio" name={name} checked={choice === 'both'} onChange={() => onChoose('both')} />{' '}
          {say('keepBoth')}
        </label>
      )}
    </fieldset>
  );
}

/** A value as words: texts and lines as they are, anything else as JSON. */
function wordsOf(value: Json | undefined): string | null {
  if (value === undefined) return null;
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join('\n');
  return JSON.stringify(value, null, 1);
}

/** Value to keep of a field that was changed in two ways. */
type Choice = 'theirs' | 'mine' | 'both';

/** The merged value with a choice at each conflict. */
export function resolved(
  value: Json,
  conflicts: readonly Conflict[],
  chosen: ReadonlyMap<number, Choice>,
): Json {
  return conflicts.reduce((merged, { path, theirs, mine }, index) => {
    const choice = chosen.get(index) ?? 'theirs';
    if (choice === 'theirs') return merged;
    const kept = choice === 'both' ? bothOf(theirs, mine) : mine;
    return applyEdit(merged, kept === undefined ? { op: 'remove', path } : { op: 'set', path, value: kept });
  }, value);
}

/** Both values, theirs first: texts after an empty line, entries of lists one after the other. */
export function bothOf(theirs: Json | undefined, mine: Json | undefined): Json | undefined {
  if (theirs === undefined || mine === undefined) return mine ?? theirs;
  if (typeof theirs === 'string' && typeof mine === 'string') return `${theirs}\n\n${mine}`;
  return Array.isArray(theirs) && Array.isArray(mine) ? [...theirs, ...mine] : mine;
}
