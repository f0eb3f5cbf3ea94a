import { assetKey } from '@tamarack-lowe/content-model';
import { defaultFocal } from '@tamarack-lowe/content-tools/internal/crops';
import { type DragEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { FieldEdit, FieldPath } from '../../protocol.ts';
import { ActionButton } from '../app/buttons.tsx';
import { useEditing } from '../editor/EditorContext.tsx';
import { textKindAt, translationEdits } from '../editor/fieldEdits.ts';
import { slugOf } from '../overview/NewItem.tsx';
import { useWords } from '../words/words.tsx';
import { Crops } from './Crops.tsx';
import { freeName, type Person, type PhotoKind, type Problem, useStorePicture } from './storePicture.ts';

type NewPictureProps = {
  photo: File;
  /** Kind that is chosen at first. */
  kind: PhotoKind;
  /** The person of a portrait, whose name the site finds it by. Null: the editor chooses the kind and the name of the file. */
  person: Person | null;
  /** Field with words for people who cannot see it; null where the content has none beside the picture. */
  altPath: FieldPath | null;
  onStored: (key: string, alts: AltText[]) => void;
  onBack: () => void;
};

/** A photograph of this device before it is in the content: its crops, its name, and what it shows in each language. */
export function NewPicture({ photo, kind: first, person, altPath, onStored, onBack }: NewPictureProps) {
  const { choices, item, source } = useEditing();
  const { say, field, languageName } = useWords();
  const { store } = useStorePicture();
  const id = useId();
  const [kind, setKind] = useState(first);
  const [focal, setFocal] = useState(defaultFocal(first));
  const [name, setName] = useState(() =>
    freeName(
      item.summary.id,
      choices.assets.map(({ key }) => key),
    ),
  );
  const [who, setWho] = useState<Person>(person ?? { name: '', job: '', city: '' });
  const [alts, setAlts] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const src = useObjectUrl(photo);
  const form = useRef<HTMLFormElement>(null);
  // The field that chose the photograph is gone.
  useEffect(() => form.current?.closest('dialog')?.querySelector('h2')?.focus(), []);
  const files = altPath ? item.files : [source];

  const send = async (isReplacing: boolean) => {
    if (isBusy) return;
    const isPortrait = kind === 'people';
    const key = isPortrait ? `people/${assetKey(who.name)}` : `scenes/${slugOf(name)}`;
    setIsBusy(true);
    const failed = await store({
      photo,
      key,
      focal,
      alt: alts[source.file] ?? '',
      person: isPortrait ? who : null,
      isReplacing,
    });
    setIsBusy(false);
    setProblem(failed);
    if (!failed)
      onStored(
        key,
        files.map(({ file }) => ({ file, text: alts[file] ?? '' })),
      );
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send(false);
  };
  return (
    <form ref={form} method="dialog" className="new-picture" onSubmit={onSubmit}>
      {src && <Crops {...{ src, kind, focal }} onFocal={setFocal} />}
      {!person && (
        <fieldset className="choice" aria-label={say('photoShows')}>
          {(['scenes', 'people'] as const).map((each) => (
            <button key={each} type="button" aria-pressed={kind === each} onClick={() => setKind(each)}>
              {say(each === 'scenes' ? 'photoOfScene' : 'photoOfPerson')}
            </button>
          ))}
        </fieldset>
      )}
      {kind === 'scenes' ? (
        <TextInput id={`${id}-name`} label={say('photoName')} value={name} onChange={setName} />
      ) : (
        (['name', 'job', 'city'] as const).map((each) =>
          person?.[each] ? null : (
            <TextInput
              key={each}
              id={`${id}-${each}`}
              label={field('member', [each]).label}
              value={who[each]}
              onChange={(value) => setWho({ ...who, [each]: value })}
            />
          ),
        )
      )}
      {files.map(({ file, language }) => (
        <TextInput
          key={file}
          id={`${id}-${language}`}
          label={`${field('story', ['images', 'alt']).label} ${languageName(language)}`}
          isRequired={file === source.file}
          language={language}
          value={alts[file] ?? ''}
          onChange={(text) => setAlts({ ...alts, [file]: text })}
        />
      ))}
      <p role="alert">{problem?.message}</p>
      <div className="dialog__actions">
        {problem?.isTaken ? (
          <ActionButton className="button button--main" isOff={isBusy} onClick={() => void send(true)}>
            {say('replacePhoto')}
          </ActionButton>
        ) : (
          <ActionButton type="submit" className="button button--main" isOff={isBusy}>
            {say('storePhoto')}
          </ActionButton>
        )}
        <button type="button" className="button" onClick={onBack}>
          {say('otherPhoto')}
        </button>
        <span role="status">{isBusy && say('storingPhoto')}</span>
      </div>
    </form>
  );
}

type TextInputProps = {
  id: string;
  label: string;
  value: string;
  /** Default: true. */
  isRequired?: boolean;
  language?: string;
  onChange: (value: string) => void;
};

function TextInput({ id, label, value, isRequired = true, language, onChange }: TextInputProps) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        required={isRequired}
        lang={language}
        spellCheck={language !== undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}

/** Address of a file of this device, as long as it is shown. */
function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** Formats that the desk reads. Browsers let people choose others, too: the desk refuses those, with the reason. */
const FORMATS = 'image/jpeg,image/png,image/webp,image/avif';

/** A place to choose a photograph of this device, or to drop it. */
export function PhotoInput({ onPhoto }: { onPhoto: (photo: File) => void }) {
  const { say } = useWords();
  const id = useId();
  return (
    <div className="photo-input" {...photoDrop(onPhoto)}>
      <label htmlFor={id}>{say('addPhoto')}</label>
      <input
        id={id}
        type="file"
        accept={FORMATS}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => {
          const [photo] = target.files ?? [];
          if (photo) onPhoto(photo);
        }}
      />
      <p id={`${id}-help`} className="field__help">
        {say('addPhotoHelp')}
      </p>
    </div>
  );
}

/** Props of an element that takes a photograph that is dropped on it. */
export function photoDrop(onPhoto: (photo: File) => void) {
  return {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const photo = event.dataTransfer.files[0];
      if (!photo) return;
      event.preventDefault();
      // The list that the field stands in moves entries by drop.
      event.stopPropagation();
      onPhoto(photo);
    },
  };
}

/** Alternative text of a picture, in the language of a file. */
export type AltText = { file: string; text: string };

/**
 * Finds the field with the alternative text of a picture, beside that of the picture: null if the content has none. `editsOf`
 * returns the edits that give it its text in every language; an empty text changes nothing.
 */
export function useAltTexts(picture: FieldPath) {
  const { item, session, source } = useEditing();
  const path = [...picture.slice(0, -1), 'alt'];
  const altPath = textKindAt(item.shape, path) === null ? null : path;
  const editsOf = (alts: readonly AltText[]): { file: string; edit: FieldEdit }[] =>
    alts.flatMap(({ file, text }) => {
      if (!altPath || text === '') return [];
      const edits: FieldEdit[] =
        file === source.file
          ? [{ op: 'set', path: altPath, value: text }]
          : translationEdits(session.value(source.file), session.value(file), altPath, text);
      return edits.map((edit) => ({ file, edit }));
    });
  return { altPath, editsOf };
}
