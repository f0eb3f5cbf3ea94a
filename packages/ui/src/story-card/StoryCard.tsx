import type { ComponentPropsWithRef, ReactNode } from 'react';
import { PhotoCircle } from '../bark/PhotoCircle.tsx';
import type { LinkTarget } from '../link/linkTarget.tsx';
import { classNames } from '../mergeProps.ts';
import { Picture, type PictureSource } from '../picture/Picture.tsx';
import { TagWords } from '../tag/TagWords.tsx';

/** Props of `StoryCard`, besides the attributes of its `a`. */
export type StoryCardProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'title' | 'children'> &
  LinkTarget & {
    title: ReactNode;
    /** Name of the person in the story. */
    name?: string | undefined;
    /** Their job. */
    job?: string | undefined;
    picture?: PictureSource | undefined;
    /** Words for assistive technology after the title, for example that it was opened. */
    note?: ReactNode;
    /** Opened already: shows a ring inside the edge. Default false. */
    visited?: boolean;
  };

/** A link to a story: photo in a circle, title on its tag, name and job of the person below. Renders an `a`. */
export function StoryCard({
  linkAs: LinkAs = 'a',
  title,
  name,
  job,
  picture,
  note,
  visited,
  className,
  ...rest
}: StoryCardProps) {
  return (
    <LinkAs {...rest} className={classNames('gt-story-card', className)} data-visited={visited || undefined}>
      <PhotoCircle words={name ?? rest.href}>
        <Picture
          picture={picture}
          alt=""
          // Smaller than rendered on phones, so that 3x screens load the 320 px file: a quarter of the bytes.
          sizes="(width < 768px) 106px, 184px"
          missingSeed={name}
        />
      </PhotoCircle>
      <span className="gt-story-card__title">
        <TagWords>{title}</TagWords>
      </span>
      {name && <span className="gt-story-card__author">{job ? `${name}, ${job}` : name}</span>}
      {note && (
        <span className="gt-visually-hidden">
          <span> </span>
          <span>{note}</span>
        </span>
      )}
    </LinkAs>
  );
}
