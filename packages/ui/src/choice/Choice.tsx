import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { LinkTarget } from '../link/linkTarget.tsx';
import { classNames } from '../mergeProps.ts';
import { Picture, type PictureSource, squareSizes } from '../picture/Picture.tsx';

type ChoiceLook = {
  /** The answer, for example "a student". */
  label: ReactNode;
  /** Explanation on a second line. */
  more?: ReactNode;
  picture?: PictureSource | undefined;
  /** Colour scheme of the visitor type, for the colour of the ring. Default `dawn`. */
  tone?: 'dawn' | 'dusk' | 'night';
};

type ChoiceLink = LinkTarget & Omit<ComponentPropsWithRef<'a'>, 'href' | 'children'>;
type ChoiceButton = { href?: undefined; linkAs?: undefined } & Omit<
  ComponentPropsWithRef<'button'>,
  'children'
>;

/** Renders a link with `href` (by `linkAs`, default `a`), otherwise a button of type `button`. */
export type ChoiceProps = ChoiceLook & (ChoiceLink | ChoiceButton);

/** One answer to "who are you": a circle and words in one control. Renders an `a` or a `button`. */
export function Choice({ label, more, picture, tone = 'dawn', className, ...rest }: ChoiceProps) {
  const look = { className: classNames('gt-choice', className), 'data-tone': tone };
  const content = (
    <>
      <span className="gt-choice__ring">
        <span className="gt-choice__photo">
          <Picture
            picture={picture}
            alt=""
            sizes={squareSizes('(width < 768px) 66px, 94px', picture)}
            missingSeed={tone}
          />
        </span>
      </span>
      <span className="gt-choice__words">
        <span className="gt-choice__label">{label}</span>
        {more && <span className="gt-choice__more">{` ${more}`}</span>}
      </span>
    </>
  );
  if (rest.href === undefined) {
    const { href: _, linkAs: __, ...button } = rest;
    return (
      <button type="button" {...button} {...look}>
        {content}
      </button>
    );
  }
  const { linkAs: LinkAs = 'a', ...link } = rest;
  return (
    <LinkAs {...link} {...look}>
      {content}
    </LinkAs>
  );
}
