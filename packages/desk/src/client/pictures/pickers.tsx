import { useMemo } from 'react';
import type { Choices, FieldPath, ItemSummary } from '../../protocol.ts';
import { useDesk } from '../app/DeskContext.tsx';
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
