import { assetKey } from '@tamarack-lowe/content-model';
import type { Reader } from '../files/languageReader.ts';
import { createFilms } from '../films/films.ts';
import { openMetadata } from '../images/metadata.ts';
import { createPictures } from '../images/pictures.ts';
import { slideSetName } from './slideSets.ts';
import type { WrittenFiles } from './writtenFiles.ts';

/**
 * Opens the pictures and films of a content folder, with their metadata in one language. `base`: path of the site,
 * with a slash at the end.
 */
export function openMedia(root: string, reader?: Reader, base = '/') {
  const metadata = openMetadata(root, reader);
  const pictures = createPictures(root, metadata, base);
  return {
    metadata,
    pictures,
    films: createFilms(root, { metadata, pictures, base, source: reader?.source }),
  };
}
export type Media = ReturnType<typeof openMedia>;

/** Reference to a picture or film: its key, and the place in an editor's words. */
type MediaReference = { key: string; where: string; alt?: string };

/** Lists every reference to a picture or film, portraits of authors included. */
export function mediaReferences(
  sources: Pick<WrittenFiles, 'brand' | 'members' | 'resources' | 'share' | 'slideSets' | 'stories'>,
): MediaReference[] {
  const circles = sources.slideSets().flatMap((set) =>
    set.slides.flatMap((slide, number) =>
      slide.circles.map((circle, index) => ({
        key: circle.media,
        where: `${slideSetName(set)}, slide ${number + 1}, circle ${index + 1}`,
      })),
    ),
  );
  const stories = sources.stories().flatMap((story) => [
    { key: portraitKey(story.author.name), where: `${story.slug}, author` },
    ...story.images.map(({ media, alt }, index) => ({
      key: media,
      alt,
      where: `${story.slug}, picture ${index + 1}`,
    })),
    ...story.body.flatMap((block, index) =>
      typeof block !== 'string' && block.type === 'picture'
        ? [{ key: block.media, alt: block.alt, where: `${story.slug}, block ${index + 1}` }]
        : [],
    ),
  ]);
  const members = sources.members().map(({ slug, media, alt }) => ({ key: media, alt, where: slug }));
  const resources = sources
    .resources()
    .flatMap(({ slug, media, alt, dusk }) => [
      { key: media, alt, where: slug },
      ...(dusk ? [{ key: dusk.media, alt: dusk.alt, where: `${slug}, dusk` }] : []),
    ]);
  const plays = Object.entries(sources.brand().plays).map(([number, key]) => ({
    key,
    where: `brand, film ${number}`,
  }));
  const pages = Object.entries(sources.brand().pictures).flatMap(([page, keys]) =>
    keysIn(keys).map((key) => ({ key, where: `brand, pictures, ${page}` })),
  );
  const { portraits = [], team = [] } = sources.share() ?? {};
  const cards = Object.entries({ portrait: portraits, team }).flatMap(([list, keys]) =>
    keys.map((key, index) => ({ key, where: `share.json, ${list} ${index + 1}` })),
  );
  return [...circles, ...stories, ...members, ...resources, ...plays, ...pages, ...cards];
}

/** Lists the keys in a value that names pictures for all visitors, by visitor type, or by named part. */
function keysIn(keys: unknown): string[] {
  if (typeof keys === 'string') return [keys];
  return typeof keys === 'object' && keys !== null ? Object.values(keys).flatMap(keysIn) : [];
}

/** Returns the asset key of the portrait of a quoted person, such as "Ada Moe, Partner". The picture may not exist. */
export function speakerKey(by: string | undefined): string {
  return portraitKey(by?.split(',')[0] ?? '');
}

/** Returns the asset key of a person's portrait. */
export function portraitKey(name: string): string {
  return `people/${assetKey(name)}`;
}
