import { useId } from 'react';
import type { FieldPath, Json } from '../../protocol.ts';
import { pictureUrl } from '../api.ts';
import { useEditing, useValue } from '../editor/EditorContext.tsx';
import { PortraitButton } from '../pictures/PortraitButton.tsx';
import { jobAndCity } from '../pictures/pictureMetadata.ts';
import type { ControlProps } from './FieldFrame.tsx';

type PersonInputProps = Omit<ControlProps, 'value'> & {
  path: FieldPath;
  value: string;
  onChange: (value: string) => void;
};

/** A name, with those of the firm as one types, and the portrait that is found by it. */
export function PersonInput({
  id,
  path,
  value,
  describedBy,
  isInvalid,
  onFocus,
  onChange,
}: PersonInputProps) {
  const { choices, source } = useEditing();
  const listId = useId();
  const beside = useValue(source.file, path.slice(0, -1));
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
      {/* A name that is said again, such as that of a head of a team, has its portrait elsewhere. */}
      {path.at(-1) === 'name' && <PortraitButton path={path} person={{ name: value, ...placeOf(beside) }} />}
    </div>
  );
}

/** Job and city that stand beside a name: together for the author of a story. */
function placeOf(beside: Json | undefined): { job: string; city: string } {
  const { city, job } = typeof beside === 'object' && beside !== null && !Array.isArray(beside) ? beside : {};
  if (typeof job !== 'string') return { job: '', city: '' };
  return typeof city === 'string' ? { job, city } : jobAndCity(job);
}
