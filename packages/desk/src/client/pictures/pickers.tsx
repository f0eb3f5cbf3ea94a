import { useRef, useState } from 'react';
import { pictureUrl } from '../api.ts';
import { useEditing } from '../editor/EditorContext.tsx';
import { type ControlProps, labelId } from '../form/FieldFrame.tsx';
import { useWords, type WordKey } from '../words/words.tsx';

type PickerProps = Omit<ControlProps, 'value'> & { value: string; onChange: (value: string) => void };

/** One thing that a picker offers. */
type Offer = { value: string; label: string; note: string; picture: string | null };

/** A picture or a film, chosen by its look. */
export function AssetPicker(props: PickerProps) {
  const { choices } = useEditing();
  const offers = choices.assets.map(
    ({ key, description }): Offer => ({
      value: key,
      label: nameOfKey(key),
      note: description ?? key,
      picture: key,
    }),
  );
  return <Picker {...props} offers={offers} title="choosePicture" hasUpload />;
}

/** A story, by its address. */
export function StoryPicker(props: PickerProps) {
  const { choices } = useEditing();
  const offers = choices.stories.map(
    ({ slug, label, topic, picture }): Offer => ({
      value: slug,
      label,
      note: topic.replaceAll('-', ' '),
      picture,
    }),
  );
  return <Picker {...props} offers={offers} title="chooseStory" />;
}

/** "people/First_Last" is "First Last". */
const nameOfKey = (key: string) => (key.split('/').at(-1) ?? key).replaceAll(/[_-]/g, ' ');

type ChooserProps = PickerProps & { offers: readonly Offer[]; title: WordKey; hasUpload?: boolean };

/** More than this many offers are not shown at once: one types a word more. */
const SHOWN = 60;

/** The value with its look, and a dialog to choose another by typing. */
function Picker({ id, value, offers, title, describedBy, onFocus, onChange }: ChooserProps) {
  const { say } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [sought, setSought] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const chosen = offers.find((offer) => offer.value === value);
  const words = sought.toLowerCase().split(/\s+/);
  const found = isOpen
    ? offers.filter(({ label, note, value: own }) => {
        const text = `${label} ${note} ${own}`.toLowerCase();
        return words.every((word) => text.includes(word));
      })
    : [];
  const open = () => {
    setSought('');
    setIsOpen(true);
    dialog.current?.showModal();
    // The dialog gives the focus to its first button, which closes it.
    search.current?.focus();
  };
  const choose = (offer: Offer) => {
    onChange(offer.value);
    dialog.current?.close();
  };
  return (
    <div className="picker">
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
          {chosen?.label ?? (value || say('nothingChosen'))}
          <small>{say('choose')}</small>
        </span>
      </button>
      <dialog ref={dialog} className="dialog" aria-label={say(title)} onClose={() => setIsOpen(false)}>
        <div className="dialog__head">
          <h2>{say(title)}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label={say('close')}
            onClick={() => dialog.current?.close()}
          >
            <span aria-hidden="true">✕</span>
          </button>
        </div>
        <input
          ref={search}
          type="search"
          className="dialog__search"
          aria-label={say('typeToFind')}
          placeholder={say('typeToFind')}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          onKeyDown={(event) => {
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
                  <img src={pictureUrl(offer.picture, 160)} alt="" loading="lazy" width="80" height="80" />
                )}
                <span>
                  {offer.label}
                  <small>{offer.note}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {isOpen && found.length === 0 && <p role="status">{say('nothingFound')}</p>}
      </dialog>
    </div>
  );
}
