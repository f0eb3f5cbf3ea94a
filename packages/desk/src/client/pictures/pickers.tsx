import type { FieldPath } from '../../protocol.ts';
import { topicName } from '../app/itemTitles.ts';
import { useEditing } from '../editor/EditorContext.tsx';
import { useWords } from '../words/words.tsx';
import { CropButton } from './CropButton.tsx';
import { NewPicture } from './NewPicture.tsx';
import { type Offer, Picker, type PickerProps } from './Picker.tsx';
import { useAltTexts } from './useAltTexts.ts';

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
  const { choices, source } = useEditing();
  const { language } = useWords();
  const offers = choices.stories.map(
    ({ slug, label, topic, picture }): Offer => ({
      value: slug,
      label,
      note: topicName(choices, topic),
      picture,
    }),
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

/** "people/First_Last" is "First Last". */
const nameOfKey = (key: string) => (key.split('/').at(-1) ?? key).replaceAll(/[_-]/g, ' ');
