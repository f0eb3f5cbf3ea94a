import { useId } from 'react';
import { pictureUrl } from '../api.ts';
import { useEditing } from '../editor/EditorContext.tsx';
import type { ControlProps } from './FieldFrame.tsx';

type PersonInputProps = Omit<ControlProps, 'value'> & { value: string; onChange: (value: string) => void };

/** A name, with those of the firm as one types, and the portrait that is found by it. */
export function PersonInput({ id, value, describedBy, isInvalid, onFocus, onChange }: PersonInputProps) {
  const { choices } = useEditing();
  const listId = useId();
  const picture = choices.people.find(({ name }) => name === value)?.picture;
  return (
    <div className="person-input">
      {picture && <img src={pictureUrl(picture, 88)} alt="" width="44" height="44" />}
      <input
        id={id}
        list={listId}
        value={value}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={describedBy || undefined}
        aria-invalid={isInvalid || undefined}
        onFocus={onFocus}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={listId}>
        {choices.people.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}
