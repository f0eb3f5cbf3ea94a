import { assetKey } from '@tamarack-lowe/content-model';
import { useId, useRef, useState } from 'react';
import type { FieldPath, Json } from '../../protocol.ts';
import { pictureUrl } from '../api.ts';
import { useEditing, useValue } from '../editor/EditorContext.tsx';
import { CropButton } from '../pictures/Crops.tsx';
import { type AltText, NewPicture, PhotoInput, useAltTexts } from '../pictures/NewPicture.tsx';
import { jobAndCity, type Person } from '../pictures/storePicture.ts';
import { useWords } from '../words/words.tsx';
import type { ControlProps } from './FieldFrame.tsx';

type PersonInputProps = Omit<ControlProps, 'value'> & {
  path: FieldPath;
  value: string;
  onChange: (value: string) => void;
};

/** A name with suggestions from the firm's people, and the portrait that belongs to it. */
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
      {path.at(-1) === 'name' && (
        <PortraitButton path={path} person={{ name: value, ...jobBeside(beside) }} />
      )}
    </div>
  );
}

/** Job and city from the fields beside a name. The author of a story has both in one field. */
function jobBeside(beside: Json | undefined): { job: string; city: string } {
  const { city, job } = typeof beside === 'object' && beside !== null && !Array.isArray(beside) ? beside : {};
  if (typeof job !== 'string') return { job: '', city: '' };
  return typeof city === 'string' ? { job, city } : jobAndCity(job);
}

/**
 * A button that gives a person a portrait: the site finds it by the name. `path`: field of the name; what the portrait shows stands
 * beside it where the content has such a field.
 */
function PortraitButton({ person, path }: { person: Person; path: FieldPath }) {
  const { choices, session } = useEditing();
  const { say } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [photo, setPhoto] = useState<File | null>(null);
  const key = `people/${assetKey(person.name)}`;
  const known = choices.assets.find((asset) => asset.key === key);
  const { altPath, editsOf } = useAltTexts(path);
  const close = () => dialog.current?.close();
  const onBack = () => {
    setPhoto(null);
    requestAnimationFrame(() => dialog.current?.querySelector('input')?.focus());
  };
  const onStored = (_: string, alts: readonly AltText[]) => {
    const edits = editsOf(alts);
    if (edits.length > 0) session.edit(...edits);
    close();
  };
  return (
    <>
      <button
        type="button"
        className="button button--small"
        disabled={person.name.trim() === ''}
        onClick={() => {
          setIsOpen(true);
          dialog.current?.showModal();
        }}
      >
        {say(known ? 'changePortrait' : 'addPortrait')}
      </button>
      {known?.focal && <CropButton key={key} assetKey={key} focal={known.focal} />}
      <dialog
        ref={dialog}
        className="dialog"
        aria-labelledby={titleId}
        onClose={() => {
          setIsOpen(false);
          setPhoto(null);
        }}
      >
        <div className="dialog__head">
          <h2 id={titleId} tabIndex={-1}>
            {say('portraitOf', { name: person.name })}
          </h2>
          <button type="button" className="icon-button" aria-label={say('close')} onClick={close}>
            <span aria-hidden="true">✕</span>
          </button>
        </div>
        {isOpen && !photo && <PhotoInput onPhoto={setPhoto} />}
        {photo && <NewPicture {...{ photo, person, altPath, onStored, onBack }} kind="people" />}
      </dialog>
    </>
  );
}
