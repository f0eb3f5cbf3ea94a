import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../mergeProps.ts';
import { Picture, type PictureSource } from '../picture/Picture.tsx';

/** Props of `Quote`, besides the attributes of its `figure`. */
export type QuoteProps = Omit<ComponentPropsWithRef<'figure'>, 'role'> & {
  /** The quotation, with its quotation marks. */
  children: ReactNode;
  /** Name of the speaker. */
  by?: ReactNode;
  /** Job and place of the speaker. */
  job?: string | undefined;
  /** Portrait of the speaker, above the words; beside the name in a `pull`. */
  picture?: PictureSource | undefined;
  /** `card` has a white background, `pull` is large, in running text. Default `plain`. */
  variant?: 'plain' | 'card' | 'pull';
};

/** A quotation. Renders a `figure` with a `blockquote`. */
export function Quote({ children, by, job, picture, variant = 'plain', className, ...rest }: QuoteProps) {
  return (
    <figure {...rest} className={classNames('gt-quote-card', className)} data-variant={variant}>
      {picture && (
        <span className="gt-quote-card__portrait">
          {/* Smaller than rendered in a `pull`, so that 3x screens load the 160 px file. */}
          <Picture picture={picture} alt="" sizes={variant === 'pull' ? '53px' : '150px'} />
        </span>
      )}
      <blockquote className="gt-quote-card__words">{children}</blockquote>
      {(by || job) && (
        <figcaption className="gt-quote-card__by">
          {by && <span className="gt-quote-card__name">{by}</span>}
          {job && <span>{job}</span>}
        </figcaption>
      )}
    </figure>
  );
}
