import { assetKey } from '@tamarack-lowe/content-model';
import { defaultFocal } from '@tamarack-lowe/content-tools/internal/crops';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { FieldPath } from '../../protocol.ts';
import { ActionButton } from '../app/ActionButton.tsx';
import { useEditing } from '../editor/EditorContext.tsx';
import { slugOf } from '../overview/newItem.ts';
import { useWords } from '../words/words.tsx';
import { Crops } from './Crops.tsx';
import { freeName, type Person, type PhotoKind } from './pictureMetadata.ts';
import type { AltText } from './useAltTexts.ts';
import { type Problem, useStorePicture } from './useStorePicture.ts';

type NewPictureProps = {
  photo: File;
  /** Kind that is chosen at first. */
  kind: PhotoKind;
  /** The person of a portrait, by whose name the site finds it. Null: one chooses what it shows, and a name. */
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
