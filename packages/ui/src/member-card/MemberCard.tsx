import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import { PhotoCircle } from '../bark/PhotoCircle.tsx';
import type { LinkTarget } from '../link/linkTarget.tsx';
import { classNames } from '../mergeProps.ts';
import { Picture, type PictureSource } from '../picture/Picture.tsx';

/** Props of `MemberCard`, besides the attributes of its `a`. */
export type MemberCardProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'children'> &
  LinkTarget & {
    name: string;
    /** Job and place. */
    job: ReactNode;
    picture?: PictureSource | undefined;
    /** `eager` for the first card of a page. Default `lazy`. */
    loading?: 'eager' | 'lazy';
  };

/** A colleague: portrait in a circle with bark, name and job below. Renders an `a`. */
export function MemberCard({
  linkAs: LinkAs = 'a',
  name,
  job,
  picture,
  loading = 'lazy',
  className,
  ...rest
}: MemberCardProps) {
  return (
    <LinkAs {...rest} className={classNames('gt-member-card', className)}>
      <PhotoCircle words={name}>
        <Picture
          picture={picture}
          alt=""
          // Smaller than rendered on phones, so that 3x screens load the 320 px file: a quarter of the bytes.
          sizes="(width < 768px) 106px, 190px"
          loading={loading}
          missingSeed={name}
        />
      </PhotoCircle>
      <span className="gt-member-card__name">{name}</span>
      <span className="gt-member-card__job">{job}</span>
    </LinkAs>
  );
}

/** Props of `MemberList`, besides the attributes of its `ul`. */
export type MemberListProps = ComponentPropsWithRef<'ul'>;

/** Cards in columns at uneven heights: five, four, three or two, depending on the width of the list. Renders a `ul`. */
export function MemberList({ className, children, ...rest }: MemberListProps) {
  return (
    <div className="gt-member-list">
      <ul {...rest} className={classNames('gt-member-list__items', className)}>
        {Children.map(children, (card) => (
          <li>{card}</li>
        ))}
      </ul>
    </div>
  );
}
