import {
  type Facts,
  fillAllFacts,
  type OwnBlock,
  type Picture,
  type Resource,
  type ResourceBlock,
  toLines,
} from '@tamarack-lowe/content-model';
import type { Film } from '../media/Film.ts';
import type { Media } from '../media/openMedia.ts';
import type { SourceResource } from './sources.ts';

/** A campus resource as its page reads it. `film` is there when its medium is a film. */
export type PageResource = Omit<Resource, '$schema' | 'title' | 'text' | 'dusk'> & {
  title: string[];
  text: (ResourceBlock | OwnBlock)[];
  picture: Picture;
  /** What visitors see who come at dusk: the same as everybody when the resource has no picture of the evening. */
  dusk: { picture: Picture; alt: string };
  film: Film | null;
};

/** A campus resource with facts filled in, and its pictures and film found. */
export function makePageResource(
  source: SourceResource,
  facts: Facts,
  { films, pictures }: Media,
): PageResource {
  const { $schema: _, id: __, title, text, ...rest } = fillAllFacts(source, facts, source.slug);
  const { media, alt } = rest.dusk ?? rest;
  return {
    ...rest,
    title: toLines(title),
    text: text.map((block) => (typeof block === 'string' ? { type: 'paragraph', text: block } : block)),
    picture: pictures.pictureOf(source.media, source.slug),
    dusk: { picture: pictures.pictureOf(media, source.slug), alt },
    film: source.media.startsWith('films/') ? films.filmOf(source.media, source.slug) : null,
  };
}
