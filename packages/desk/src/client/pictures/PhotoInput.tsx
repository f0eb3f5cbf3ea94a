import { type DragEvent, useId } from 'react';
import { useWords } from '../words/words.tsx';

/** Formats that the desk reads. Other ones can be chosen by whoever insists, and are refused with the reason. */
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
