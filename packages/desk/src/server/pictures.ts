import { defaultFocal, photographRatio } from '@tamarack-lowe/content-tools/internal/crops';
import type { Focal, Json, UploadResponse } from '../protocol.ts';
import type { FileIndex } from './fileIndex.ts';
import { type Crop, type Picture, readPicture, storePicture, type Upload } from './images.ts';
import { fieldsOf } from './jsonFields.ts';

/** Kinds of pictures whose photographs are cropped. */
type Kind = 'people' | 'scenes' | 'objects';
const isKind = (kind: string): kind is Kind => ['people', 'scenes', 'objects'].includes(kind);

const WIDEST = 5000;

/** Opens the pictures of a content folder. `onStored` runs after a new one is in it, before the response. */
export function openPictures(root: string, index: FileIndex, onStored: () => void | Promise<void>) {
  return {
    /**
     * Returns a picture by its asset key, at most `width` px wide, whole or cropped as pages show it; null when there is none,
     * or for a width that no page asks for.
     */
    picture: async (
      key: string,
      { width, isCropped = false }: { width?: number | undefined; isCropped?: boolean },
    ): Promise<Picture | null> => {
      const isWidth = width === undefined || (Number.isInteger(width) && width > 0 && width <= WIDEST);
      if (!isWidth) return null;
      return await readPicture(root, key, { width, crop: isCropped ? await cropOf(index, key) : undefined });
    },

    storePicture: async (upload: Omit<Upload, 'root'>): Promise<UploadResponse> => {
      const response = await storePicture({ root, ...upload });
      if (response.result === 'stored') await onStored();
      return response;
    },
  };
}

/** Returns the crop of a photograph from the metadata of its kind; undefined for a film. */
async function cropOf(index: FileIndex, key: string): Promise<Crop | undefined> {
  const [kind = ''] = key.split('/');
  if (!isKind(kind)) return undefined;
  const { value } = kind === 'objects' ? {} : await index.read(`pictures/${kind}.json`);
  return { ratio: photographRatio(kind), focal: focalOf(key, Array.isArray(value) ? value : []) };
}

/** Returns the focal point of a picture by its asset key. `metadata`: entries of `people.json` or `scenes.json`. */
export function focalOf(key: string, metadata: readonly Json[]): Focal {
  const [kind = '', name] = key.split('/');
  const own = metadata
    .map(fieldsOf)
    .find((entry) =>
      kind === 'people' ? entry.key === name : String(entry.file).replace(/\.\w+$/, '') === key,
    );
  const { x, y } = fieldsOf(own?.focal);
  if (typeof x === 'number' && typeof y === 'number') return { x, y };
  return defaultFocal(isKind(kind) ? kind : 'objects');
}
