import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Choices, FieldPath, ItemSummary } from '../../protocol.ts';
import { pictureUrl } from '../api.ts';
import { useDesk } from '../app/DeskContext.tsx';
import { topicName } from '../app/itemNames.ts';
import { useEditing } from '../editor/EditorContext.tsx';
import { type ControlProps, labelId } from '../form/FieldFrame.tsx';
import { useWords, type WordKey } from '../words/words.tsx';
import { CropButton } from './Crops.tsx';
import { NewPicture, PhotoInput, photoDrop, useAltTexts } from './NewPicture.tsx';

/** A picture or a film, chosen by its look, or a new photograph of this device. */
export function AssetPicker({ path, ...props }: PickerProps & { path: FieldPath }) {
  const { choices, session, source } = useEditing();
  const { value } = props;
  const offers = choices.assets.map(
    ({ key, description }): Offer => ({
      value: key,
      label: nameOfKey(key),
      note: description ?? key,
      picture: key,
    }),
  );
  const { altPath, editsOf } = useAltTexts(path);
  const chosen = choices.assets.find(({ key }) => key === value);
  return (
    <>
      <Picker
        {...props}
        offers={offers}
        offersLanguage={source.language}
        title="choosePicture"
        renderPhoto={(photo, onClose, onBack) => (
          <NewPicture
            photo={photo}
            kind={value.startsWith('people/') ? 'people' : 'scenes'}
            person={null}
            altPath={altPath}
            onBack={onBack}
            onStored={(key, alts) => {
              // One step for undo.
              session.edit({ file: source.file, edit: { op: 'set', path, value: key } }, ...editsOf(alts));
              onClose();
            }}
          />
        )}
      />
      {chosen?.focal && <CropButton key={value} assetKey={value} focal={chosen.focal} />}
    </>
  );
}

/** A story, by its address. */
export function StoryPicker(props: PickerProps) {
  const { overview, choices } = useDesk();
  const { source } = useEditing();
  const { language } = useWords();
  const offers = useMemo(
    () => overview.items.filter(({ kind }) => kind === 'story').map((story) => offerOf(story, choices)),
    [overview, choices],
  );
  return (
    <Picker
      {...props}
      offers={offers}
      offersLanguage={source.language}
      notesLanguage={language}
      title="chooseStory"
    />
  );
}

/** Documents name a story by its folder. */
const offerOf = ({ id, title, topic, picture }: ItemSummary, choices: Choices): Offer => ({
  value: id.split('/').at(-2) ?? '',
  label: title,
  note: topic === undefined ? '' : topicName(choices, topic),
  picture: picture ?? null,
});

/** "people/First_Last" is "First Last". */
const nameOfKey = (key: string) => (key.split('/').at(-1) ?? key).replaceAll(/[_-]/g, ' ');

type PickerProps = Omit<ControlProps, 'value'> & { value: string; onChange: (value: string) => void };

/** One thing that a picker offers. */
type Offer = { value: string; label: string; note: string; picture: string | null };

type ChooserProps = PickerProps & {
  offers: readonly Offer[];
  /** Language of what the offers say. */
  offersLanguage: string;
  /** Language of their notes. Default: the same. */
  notesLanguage?: string;
  title: WordKey;
  /** Renders the steps of adding a new photograph. Default: none can be added. */
  renderPhoto?: (photo: File, onClose: () => void, onBack: () => void) => ReactNode;
};

/** Most offers shown at once: a longer search text narrows them down. */
const SHOWN = 60;

/** The value with its look, and a dialog to choose another by typing. */
function Picker({
  id,
  value,
  offers,
  offersLanguage,
  notesLanguage = offersLanguage,
  title,
  describedBy,
  renderPhoto,
  onFocus,
  onChange,
}: ChooserProps) {
  const { say } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [photo, setPhoto] = useState<File | null>(null);
  const chosen = offers.find((offer) => offer.value === value);
  const words = query.toLowerCase().split(/\s+/);
  const found = isOpen
    ? offers.filter(({ label, note, value: own }) => {
        const text = `${label} ${note} ${own}`.toLowerCase();
        return words.every((word) => text.includes(word));
      })
    : [];
  const open = () => {
    setQuery('');
    setIsOpen(true);
    dialog.current?.showModal();
    // The dialog gives the focus to its first button, which closes it.
    search.current?.focus();
  };
  const close = () => dialog.current?.close();
  const choose = (offer: Offer) => {
    onChange(offer.value);
    close();
  };
  const onBack = () => {
    setPhoto(null);
    requestAnimationFrame(() => search.current?.focus());
  };
  const onDropped = (dropped: File) => {
    open();
    setPhoto(dropped);
  };
  return (
    <div className="picker" {...(renderPhoto && photoDrop(onDropped))}>
      <button
        type="button"
        id={id}
        className="picker__value"
        aria-haspopup="dialog"
        aria-labelledby={`${labelId(id)} ${id}-value`}
        aria-describedby={describedBy || undefined}
        onFocus={onFocus}
        onClick={open}
      >
        {chosen?.picture && <img src={pictureUrl(chosen.picture, 112)} alt="" width="56" height="56" />}
        <span id={`${id}-value`}>
          {chosen ? <span lang={offersLanguage}>{chosen.label}</span> : value || say('nothingChosen')}
          <small>{say('choose')}</small>
        </span>
      </button>
      <dialog
        ref={dialog}
        className="dialog"
        aria-label={say(title)}
        onClose={() => {
          setIsOpen(false);
          setPhoto(null);
        }}
      >
        <div className="dialog__head">
          <h2 tabIndex={-1}>{say(photo ? 'newPhoto' : title)}</h2>
          <button type="button" className="icon-button" aria-label={say('close')} onClick={close}>
            <span aria-hidden="true">✕</span>
          </button>
        </div>
        {photo && renderPhoto ? (
          renderPhoto(photo, close, onBack)
        ) : (
          <>
            {isOpen && renderPhoto && <PhotoInput onPhoto={setPhoto} />}
            <input
              ref={search}
              type="search"
              className="dialog__search"
              aria-label={say('typeToFind')}
              placeholder={say('typeToFind')}
              value={query}
              onChange={({ target }) => setQuery(target.value)}
              onKeyDown={(event) => {
                // WebKit keeps Escape to itself in a search field.
                if (event.key === 'Escape' && query === '') {
                  event.preventDefault();
                  close();
                }
                const [first] = found;
                if (event.key === 'Enter' && first) {
                  event.preventDefault();
                  choose(first);
                }
              }}
            />
            <ul className="offers">
              {found.slice(0, SHOWN).map((offer) => (
                <li key={offer.value}>
                  <button type="button" aria-pressed={offer.value === value} onClick={() => choose(offer)}>
                    {offer.picture && (
                      <img
                        src={pictureUrl(offer.picture, 160)}
                        alt=""
                        loading="lazy"
                        width="80"
                        height="80"
                      />
                    )}
                    <span lang={offersLanguage}>
                      {offer.label}
                      <small lang={notesLanguage}>{offer.note}</small>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            {isOpen && found.length === 0 && <p role="status">{say('nothingFound')}</p>}
          </>
        )}
      </dialog>
    </div>
  );
}
