import { useCallback } from 'react';
import type { FieldEdit, Focal, Json } from '../../protocol.ts';
import { Refused } from '../api.ts';
import { useDesk } from '../app/DeskContext.tsx';
import { useWords } from '../words/words.tsx';
import { focalEdit, metadataEdits, metadataFile, type PictureMetadata } from './pictureMetadata.ts';

/** Most bytes of a photograph: the server refuses more, after all of them have been sent. */
const MOST_BYTES = 50 * 1024 * 1024;

/** A photograph of this device, and what the content says of it. */
export type NewPhoto = Omit<PictureMetadata, 'file'> & { photo: File; isReplacing: boolean };

/** Why something was not stored, in words. `isTaken`: there is a photograph of this name. */
export type Problem = { message: string; isTaken: boolean };

/**
 * Returns functions that put a photograph into the content, and that say around which point one is cropped. Both return null
 * once it is done.
 */
export function useStorePicture() {
  const { api, overview, reload } = useDesk();
  const { say } = useWords();

  const attempt = useCallback(
    async (work: () => Promise<Problem | null>): Promise<Problem | null> => {
      try {
        return await work();
      } catch (error) {
        const message = error instanceof Refused ? error.message : say('serverAway');
        return { message, isTaken: false };
      }
    },
    [say],
  );

  /** Edits the metadata file of a picture's kind. */
  const editMetadata = useCallback(
    async (key: string, editsOf: (value: Json) => FieldEdit[]): Promise<Problem | null> => {
      const id = metadataFile(key);
      const [file] = (await api.item(id)).files;
      if (!file) return null;
      if (file.unreadable !== undefined) return { message: file.unreadable, isTaken: false };
      const edits = editsOf(file.value);
      if (edits.length === 0) return null;
      const answer = await api.save({ file: id, version: file.version, opened: file.text, edits });
      if (answer.result === 'saved') return null;
      const message = answer.result === 'failed' ? answer.message : say('changedUnderneath');
      return { message, isTaken: false };
    },
    [api, say],
  );

  const store = useCallback(
    ({ photo, isReplacing, ...words }: NewPhoto) =>
      attempt(async () => {
        if (photo.size > MOST_BYTES) return { message: say('photoTooLarge'), isTaken: false };
        const { key } = words;
        const [kind = '', name = ''] = key.split('/');
        const answer = await api.upload(photo, { kind, name, replace: isReplacing });
        if (answer.result === 'refused')
          return { message: answer.message, isTaken: answer.reason === 'exists' };
        const file = answer.file.replace(/^pictures\//, '');
        // A firm that describes no pictures has no file for it: its photographs are cropped around the usual point.
        const isDescribed = overview.items.some(({ id }) => id === metadataFile(key));
        const problem = isDescribed
          ? await editMetadata(key, (value) => metadataEdits(value, { ...words, file }))
          : null;
        await reload();
        return problem;
      }),
    [api, attempt, editMetadata, overview, reload, say],
  );

  const crop = useCallback(
    (key: string, focal: Focal) =>
      attempt(async () => {
        let isDescribed = false;
        const problem = await editMetadata(key, (value) => {
          const edit = focalEdit(value, key, focal);
          isDescribed = edit !== null;
          return edit ? [edit] : [];
        });
        await reload();
        return problem ?? (isDescribed ? null : { message: say('notDescribed'), isTaken: false });
      }),
    [attempt, editMetadata, reload, say],
  );
  return { store, crop };
}
