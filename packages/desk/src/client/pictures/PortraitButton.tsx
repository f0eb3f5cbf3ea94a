import { assetKey } from '@tamarack-lowe/content-model';
import { useId, useRef, useState } from 'react';
import type { FieldPath } from '../../protocol.ts';
import { useEditing } from '../editor/EditorContext.tsx';
import { useWords } from '../words/words.tsx';
import { CropButton } from './CropButton.tsx';
import { NewPicture } from './NewPicture.tsx';
import { PhotoInput } from './PhotoInput.tsx';
import type { Person } from './pictureMetadata.ts';
import { type AltText, useAltTexts } from './useAltTexts.ts';

/**
 * A button that gives a person a portrait: the site finds it by the name. `path`: field of the name; what the portrait shows stands
 * beside it where the content has such a field.
 */
export function PortraitButton({ person, path }: { person: Person; path: FieldPath }) {
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
