import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../mergeProps.ts';
import { Picture, type PictureSource } from '../picture/Picture.tsx';

/** What `Quote` takes besides the attributes of its `figure`. */
export type QuoteProps = Omit<ComponentPropsWithRef<'figure'>, 'role'> & {
  /** What was said, with its quotation marks. */
  children: ReactNode;
  /** Who said it. */
  by?: ReactNode;
  /** Their job and place. */
  job?: string | undefined;
  /** Their portrait, above the words; beside the name in a `pull`. */
  picture?: PictureSource | undefined;
  /** `card` is on white paper, `pull` is what is read first among running words. Default `plain`. */
  variant?: 'plain' | 'card' | 'pull';
};

/** Something somebody said. Renders a `figure` with a `blockquote`. */
export function Quote({ children, by, job, picture, variant = 'plain', className, ...rest }: QuoteProps) {
  return (
    <figure {...rest} className={classNames('gt-quote-card', className)} data-variant={variant}>
      {picture && (
        <span className="gt-quote-card__portrait">
          {/* Small ones less than drawn: three dots per px then take 160 px. */}
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
