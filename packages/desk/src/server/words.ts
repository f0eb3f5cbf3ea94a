import { applyTypography, type IssueText, type Remedy } from '@tamarack-lowe/content-model/internal/content';
import type { SaveFailure, UploadRefusal } from '../protocol.ts';

/** Languages of the desk's own words. Issues name their places in the first. */
export const DESK_LANGUAGES = ['en', 'fr'] as const;
export type DeskLanguage = (typeof DESK_LANGUAGES)[number];

/** A message in each language of the desk, with the remedy of its issue where one is certain. */
export type DeskMessage = Readonly<Record<DeskLanguage, string>> & { readonly remedy?: Remedy };

/** Returns an issue of `content-tools` as plain data, which a worker thread can post, in each language of the desk. */
export const toDeskMessage = (issue: IssueText): DeskMessage => ({
  en: issue.toString('en'),
  fr: issue.toString('fr'),
  ...(issue.remedy && { remedy: issue.remedy }),
});

/** Returns the language of the desk for a language tag: English for any but French. */
export const deskLanguage = (tag: string | null | undefined): DeskLanguage =>
  tag?.toLowerCase().startsWith('fr') ? 'fr' : 'en';

type OwnKey =
  | 'notAllowed'
  | 'notFound'
  | 'tooLarge'
  | 'malformed'
  | 'internal'
  | 'otherEncoding'
  | 'notJson'
  | 'changedSince'
  | 'fixNearMatch'
  | 'fixQuotes'
  | 'fixTranslation'
  | 'neverReviewed'
  | 'sourceAdded'
  | 'sourceChanged'
  | 'noReviewLog';
type Key = SaveFailure | `upload-${UploadRefusal}` | OwnKey;

/** Returns a sentence of the server. `{values}` are filled in. */
export function say(
  key: Key,
  language: DeskLanguage,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const words = language === 'fr' ? applyTypography(FRENCH[key], 'fr-CA') : ENGLISH[key];
  return words.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}

const ENGLISH: Readonly<Record<Key, string>> = {
  'disk-full':
    'The disk is full, so nothing was saved. Your words are kept in this browser. Make room, then save again.',
  'read-only':
    'The file may not be changed, so nothing was saved. Your words are kept in this browser. Ask who looks after the folder.',
  busy: 'Another program is using the file, so nothing was saved. Your words are kept in this browser. Save again in a moment.',
  gone: 'The folder of this file is gone, so nothing was saved. Your words are kept in this browser.',
  unreadable:
    'The file is damaged, so nothing was saved: it stays as it is. Your words are kept in this browser. Ask a developer to look at it.',
  unsafe:
    'This cannot be written to the file as it is. Nothing was saved, and your words are kept in this browser.',
  'no-such-field':
    'The file no longer has this field, so nothing was saved. Your words are kept in this browser. Open the item again.',
  'upload-too-large': 'The picture is larger than 50 MB. Save it smaller, then try again.',
  'upload-too-many-pixels': 'The picture has more than 100 megapixels. Save it smaller, then try again.',
  'upload-broken':
    'The picture is damaged and cannot be read. Open it in a picture program, save it again, then try again.',
  'upload-format':
    'This is no JPEG, PNG, WebP or AVIF. Save the picture in one of these formats, then try again.',
  'upload-name': 'The name of a picture has letters, digits, hyphens and underscores. Choose another name.',
  'upload-exists': 'There is a picture of this name already. Choose another name, or replace it.',
  'upload-too-slow': 'The picture took too long to read. Save it smaller, then try again.',
  'upload-disk-full': 'The disk is full, so the picture was not stored. Make room, then try again.',
  'upload-read-only': 'The folder of pictures may not be changed. Ask who looks after it.',
  notAllowed: 'This request did not come from the desk.',
  notFound: 'There is nothing here.',
  tooLarge: 'This request is too large.',
  malformed: 'This request is malformed.',
  internal: 'Something went wrong in the desk. Nothing was lost; please try again.',
  otherEncoding:
    'The file is not in UTF-8, so the desk leaves it as it is. Save it as UTF-8 in a text editor.',
  notJson: 'The file cannot be read, so the desk leaves it as it is. Ask a developer to look at it.',
  changedSince: 'The text changed since you opened it. Read it again.',
  fixNearMatch: 'Write “{near}”',
  fixQuotes: 'Correct the quotation marks',
  fixTranslation: 'Begin with the words of the source',
  neverReviewed:
    'nobody has recorded reading this, so nobody would notice when its source changes. Read both, then press “Read by me”.',
  sourceAdded:
    'the source said nothing here when {by} read both on {day}, so visitors may read two things in two languages. Read both again, then press “Read by me”.',
  sourceChanged:
    'the source said something else here when {by} read both on {day}, so visitors may read two things in two languages. Read both again, then press “Read by me”.',
  noReviewLog:
    'Nobody has recorded reading anything in {language}, so nobody would notice when a source changes. Read each text beside its source, then press “Read by me”.',
};

const FRENCH: Readonly<Record<Key, string>> = {
  'disk-full':
    'Le disque est plein : rien n’a été enregistré. Vos mots sont gardés dans ce navigateur. Libérez de l’espace, puis enregistrez de nouveau.',
  'read-only':
    'Le fichier ne peut pas être modifié : rien n’a été enregistré. Vos mots sont gardés dans ce navigateur. Adressez-vous à la personne responsable du dossier.',
  busy: 'Un autre programme utilise le fichier : rien n’a été enregistré. Vos mots sont gardés dans ce navigateur. Enregistrez de nouveau dans un instant.',
  gone: 'Le dossier de ce fichier n’existe plus : rien n’a été enregistré. Vos mots sont gardés dans ce navigateur.',
  unreadable:
    'Le fichier est endommagé : rien n’a été enregistré, et il reste tel quel. Vos mots sont gardés dans ce navigateur. Demandez à une développeuse ou à un développeur de le regarder.',
  unsafe:
    'Ceci ne peut pas être écrit tel quel dans le fichier. Rien n’a été enregistré, et vos mots sont gardés dans ce navigateur.',
  'no-such-field':
    'Le fichier n’a plus ce champ : rien n’a été enregistré. Vos mots sont gardés dans ce navigateur. Ouvrez de nouveau l’élément.',
  'upload-too-large': 'L’image dépasse 50 Mo. Enregistrez-la en plus petit, puis réessayez.',
  'upload-too-many-pixels': 'L’image dépasse 100 mégapixels. Enregistrez-la en plus petit, puis réessayez.',
  'upload-broken':
    'L’image est endommagée et ne peut pas être lue. Ouvrez-la dans un logiciel d’images, enregistrez-la de nouveau, puis réessayez.',
  'upload-format':
    'Ce n’est pas une image JPEG, PNG, WebP ou AVIF. Enregistrez l’image dans l’un de ces formats, puis réessayez.',
  'upload-name':
    'Le nom d’une image se compose de lettres, de chiffres, de traits d’union et de traits de soulignement. Choisissez un autre nom.',
  'upload-exists': 'Une image porte déjà ce nom. Choisissez un autre nom, ou remplacez-la.',
  'upload-too-slow': 'L’image est trop longue à lire. Enregistrez-la en plus petit, puis réessayez.',
  'upload-disk-full':
    'Le disque est plein : l’image n’a pas été enregistrée. Libérez de l’espace, puis réessayez.',
  'upload-read-only':
    'Le dossier des images ne peut pas être modifié. Adressez-vous à la personne qui en est responsable.',
  notAllowed: 'Cette requête ne vient pas du bureau de rédaction.',
  notFound: 'Il n’y a rien ici.',
  tooLarge: 'Cette requête est trop grande.',
  malformed: 'Cette requête est mal formée.',
  internal: 'Un problème est survenu dans le bureau de rédaction. Rien n’est perdu; veuillez réessayer.',
  otherEncoding:
    'Le fichier n’est pas en UTF-8 : le bureau de rédaction le laisse tel quel. Enregistrez-le en UTF-8 dans un éditeur de texte.',
  notJson:
    'Le fichier ne peut pas être lu : le bureau de rédaction le laisse tel quel. Demandez à une développeuse ou à un développeur de le regarder.',
  changedSince: 'Le texte a changé depuis que vous l’avez ouvert. Relisez-le.',
  fixNearMatch: 'Écrire « {near} »',
  fixQuotes: 'Corriger les guillemets',
  fixTranslation: 'Commencer par les mots de la source',
  neverReviewed:
    'personne n’a consigné la lecture de ce texte : personne ne remarquerait que sa source change. Lisez les deux, puis appuyez sur « Lu par moi ».',
  sourceAdded:
    'la source ne disait rien ici quand {by} a lu les deux le {day} : les visiteurs lisent peut-être deux choses dans deux langues. Relisez les deux, puis appuyez sur « Lu par moi ».',
  sourceChanged:
    'la source disait autre chose ici quand {by} a lu les deux le {day} : les visiteurs lisent peut-être deux choses dans deux langues. Relisez les deux, puis appuyez sur « Lu par moi ».',
  noReviewLog:
    'Personne n’a consigné la lecture d’un texte en {language} : personne ne remarquerait qu’une source change. Lisez chaque texte à côté de sa source, puis appuyez sur « Lu par moi ».',
};
