import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { assetKey } from '@tamarack-lowe/content-model';
import { isPlainPath, resolveInside } from '../files/contentPaths.ts';
import { EDITABLE } from '../files/document.ts';
import type { ItemKind, ItemSummary, Json } from '../protocol.ts';
import type { FileIndex } from './fileIndex.ts';
import { fieldsOf, textOf } from './jsonFields.ts';
import { storySlides } from './storySlides.ts';

/** An item of a content folder, before its state in each language is known. */
export type ContentItem = Omit<ItemSummary, 'languages'> & { files: { language: string; file: string }[] };

/** Languages of a content folder, the source first. */
export type Languages = readonly [string, ...string[]];

/** Files that tools write. */
const GENERATED = /^(?:schema\/|translations\.[^/]+\.json$)/;

/** Lists all files of a content folder that the desk edits, with forward slashes, sorted. Links out of the folder are left out. */
export async function listContentFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .flatMap((entry) => {
      const isLink = entry.isSymbolicLink();
      if (!EDITABLE.test(entry.name) || !(isLink || entry.isFile())) return [];
      const file = join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/');
      if (GENERATED.test(file)) return [];
      // Folders that are links are skipped: only they could lead out of the content folder.
      return (isLink ? resolveInside(root, file) !== null : isPlainPath(file)) ? [file] : [];
    })
    .sort();
}

const PICTURE = /\.(?:svg|jpe?g|png|webp|avif)$/;

/** Original of a picture. A photograph is cropped, and replaces a drawing of the same key. */
export type PictureFile = { key: string; isPhotograph: boolean };

/** Lists the pictures of a content folder by asset key: `people/Amara_Osei`. */
export async function listPictures(root: string): Promise<PictureFile[]> {
  const found = await Promise.all(
    ['people', 'scenes', 'objects'].map(async (kind) => {
      const names = await readdir(join(root, 'pictures', kind)).catch(() => []);
      return names.filter((name) => PICTURE.test(name)).map((name) => `${kind}/${name}`);
    }),
  );
  const photographs = new Map<string, boolean>();
  for (const file of found.flat()) {
    const key = file.replace(PICTURE, '');
    photographs.set(key, photographs.get(key) === true || !file.endsWith('.svg'));
  }
  return [...photographs].map(([key, isPhotograph]) => ({ key, isPhotograph }));
}

/** Lists the items of a content folder: source files with their translations, stories with their slides. A picture that is not there yet is left out. */
export async function listItems(languages: Languages, index: FileIndex): Promise<ContentItem[]> {
  const files = new Set(await index.list());
  const pictures = new Set((await index.pictures()).map(({ key }) => key));
  const sources = [...files].filter((file) => isSourceOf(file, files, languages));
  const items = await Promise.all(sources.map((file) => readItem(file, languages, index.read)));
  const slideOf = await storySlides(items, index.read);
  return items.map(({ picture, ...item }) => {
    const isThere = picture !== undefined && (pictures.has(picture) || item.kind === 'captions');
    const slide = slideOf(item);
    return { ...item, ...(isThere && { picture }), ...(slide !== undefined && { slide }) };
  });
}

/** Returns the item of a source file. `read` reads a file of the folder. */
export async function readItem(
  file: string,
  languages: Languages,
  read: (file: string) => Promise<{ value: Json | undefined }>,
): Promise<ContentItem> {
  const { value } = await read(file);
  const kind = kindOf(file);
  const translated = isTranslated(kind) ? languages : languages.slice(0, 1);
  return {
    id: file,
    kind,
    ...summaryOf(kind, value ?? null, file),
    files: translated.map((language) => ({ language, file: fileIn(file, language, languages) })),
  };
}

/** Returns the kind of an item by the path of its source file. */
export function kindOf(file: string): ItemKind {
  const [, kind] = KINDS.find(([path]) => path.test(file)) ?? [];
  return kind ?? 'other';
}

const KINDS: readonly (readonly [RegExp, ItemKind])[] = [
  [/^stories\/[^/]+\/[^/]+\/story\.json$/, 'story'],
  [/^slides\/[^/]+\.json$/, 'slides'],
  [/^members\/[^/]+\.json$/, 'member'],
  [/^resources\/[^/]+\.json$/, 'resource'],
  [/^documents\/[^/]+\.json$/, 'document'],
  [/^films\/films\.json$/, 'films'],
  [/^films\/[^/]+\.vtt$/, 'captions'],
  [/^pictures\/people\.json$/, 'portraits'],
  [/^pictures\/scenes\.json$/, 'scenes'],
  [/^messages\.[^/]+\.json$/, 'messages'],
  [/^brand\.json$/, 'brand'],
  [/^facts\.json$/, 'facts'],
  [/^hiring\.json$/, 'hiring'],
  [/^pathway\.json$/, 'pathway'],
  [/^statement\.json$/, 'statement'],
  [/^share\.json$/, 'share'],
  [/^catalogue\.json$/, 'catalogue'],
  [/^taxonomy\.json$/, 'taxonomy'],
  [/^places\.json$/, 'places'],
  [/^pinned\.json$/, 'pinned'],
  [/^people\.json$/, 'people'],
  [/^consents\.json$/, 'consents'],
  [/^glossary\.json$/, 'glossary'],
];

/** Kinds that hold no text of a language, or all languages in one file. */
const isTranslated = (kind: ItemKind): boolean =>
  !['portraits', 'scenes', 'places', 'pinned', 'people', 'consents', 'glossary'].includes(kind);

/** Files whose names have a language in every language, the source included. */
const NAMED = /^(messages\.|films\/[^/]+\.)([^./]+)(\.json|\.vtt)$/;

/** Returns the path of an item in a language. */
export function fileIn(file: string, language: string, [source]: Languages): string {
  if (NAMED.test(file)) return file.replace(NAMED, `$1${language}$3`);
  return language === source ? file : file.replace(/\.json$/, `.${language}.json`);
}

/** Returns whether a file holds the source of an item. */
function isSourceOf(file: string, files: ReadonlySet<string>, languages: Languages): boolean {
  const [source, ...others] = languages;
  const [, , own] = NAMED.exec(file) ?? [];
  if (own !== undefined && (file.endsWith('.vtt') || languages.includes(own)))
    return own === source || !files.has(fileIn(file, source, languages));
  return !others.some((language) => file.endsWith(`.${language}.json`));
}

function summaryOf(
  kind: ItemKind,
  value: Json,
  file: string,
): Omit<ItemSummary, 'id' | 'kind' | 'languages'> {
  const fields = fieldsOf(value);
  const name = file.replace(/^.*\/(?=[^/])/, '').replace(/\.json$/, '');
  const section = textOf(fields.section);
  const shared = {
    ...(section !== undefined && { section }),
    ...(Array.isArray(fields.for) && { for: fields.for.filter((type) => typeof type === 'string') }),
    ...(typeof fields.for === 'string' && { for: [fields.for] }),
  };
  const person = textOf(fieldsOf(fields.author).name) ?? textOf(fields.name);
  switch (kind) {
    case 'story':
      return {
        ...shared,
        title: textOf(fields.label) ?? name,
        ...(textOf(fields.topic) !== undefined && { topic: textOf(fields.topic) ?? '' }),
        ...(person !== undefined && { picture: `people/${assetKey(person)}` }),
      };
    case 'member':
      return {
        title: person ?? name,
        ...(person !== undefined && { picture: `people/${assetKey(person)}` }),
      };
    case 'resource':
      return {
        title: person ?? name,
        ...(textOf(fields.media) !== undefined && { picture: textOf(fields.media) ?? '' }),
      };
    case 'document':
      return { title: textOf(fields.title) ?? name };
    case 'captions':
      return {
        title: name.replace(/\.[^.]+\.vtt$/, '').replaceAll('_', ' '),
        picture: `films/${name.split('.')[0]}`,
      };
    default:
      return { ...shared, title: name };
  }
}
