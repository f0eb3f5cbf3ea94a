import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../mergeProps.ts';

/** Props of `Logo`, besides the attributes of its `svg`. */
export type LogoProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /** Name for assistive technology. Without it the logo is decoration, as inside a link that has a name. */
  label?: string;
  /** Outlines of the words, path data on a board of 274 by 80, from x = 88. Default none: the discs alone. */
  wordmark?: string;
  /** Words set in type instead of outlines: the firm above, the product below. */
  words?: { firm: string; product: string };
};

/**
 * Four discs and the words beside them, 274 by 80 (192 by 56 on phones). The words have the colour of the text, the discs
 * `--gt-logo-disc-1` (outermost) to `-4`. Renders an `svg`.
 */
export function Logo({ label, wordmark, words, className, ...rest }: LogoProps) {
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox="0 0 274 80"
      {...rest}
      className={classNames('gt-logo', className)}
    >
      <Discs />
      {words ? (
        <>
          <text className="gt-logo__firm" x="88" y="41">
            {`${words.firm} `}
          </text>
          <text className="gt-logo__product" x="88" y="63">
            {words.product}
          </text>
        </>
      ) : (
        wordmark && <path d={wordmark} />
      )}
    </svg>
  );
}

function Discs() {
  return (
    <>
      <path
        className="gt-logo__disc-1"
        d="M73.9 40c0 4.3-1.2 9-3 12.8-1.8 3.9-4.7 7.4-7.8 10.3s-6.7 5.5-10.6 7.1c-3.8 1.6-8.3 2.7-12.5 2.7s-8.6-1.1-12.5-2.7-7.8-4-10.8-6.9-5.7-6.7-7.3-10.6S7 44.2 7 40s.7-8.8 2.2-12.8c1.5-3.9 3.9-8.1 7-11 3-3 7.2-5.2 11.2-6.6 4-1.5 8.4-1.9 12.6-1.9 4.2.1 8.6.8 12.4 2.3 3.9 1.5 7.7 4 10.8 6.8 3 2.9 5.7 6.6 7.5 10.5 1.8 3.8 3.1 8.4 3.2 12.7"
      />
      <path
        className="gt-logo__disc-2"
        d="M60.3 45c-.1 3.2-1.1 6.6-2.4 9.5a31 31 0 0 1-5.5 7.9c-2.3 2.2-4.9 4.4-7.8 5.7-2.9 1.2-6.4 1.9-9.6 1.9-3.2-.1-6.5-1-9.5-2.2-2.9-1.2-5.9-2.9-8.2-5.1s-4.5-5-5.7-8c-1.3-3-1.9-6.5-1.9-9.7s.6-6.8 1.9-9.7c1.2-2.9 3.4-5.8 5.7-8 2.4-2.1 5.5-3.6 8.4-4.7 3-1.1 6.1-1.9 9.3-2s6.6.1 9.6 1.1c3 1.1 6.1 3.1 8.4 5.3a25 25 0 0 1 7.3 18"
      />
      <path
        className="gt-logo__disc-3"
        d="M47.4 49.5c0 2.2-.6 4.4-1.4 6.4s-2.1 4-3.6 5.5c-1.5 1.6-3.4 3-5.4 3.8s-4.3 1.1-6.5 1.1-4.4-.3-6.5-1.1c-2.1-.7-4.3-1.8-5.9-3.3s-2.9-3.7-3.6-5.8c-.8-2-1-4.4-.9-6.6s.6-4.4 1.5-6.4c.8-1.9 2.2-3.8 3.7-5.3s3.4-2.8 5.3-3.7c2-1 4.2-1.8 6.4-1.9 2.2-.2 4.7.2 6.7 1.1s3.9 2.5 5.4 4.1 2.8 3.6 3.6 5.6 1.3 4.3 1.2 6.5"
      />
      <path
        className="gt-logo__disc-4"
        d="M35 53.5c0 1.1-.3 2.2-.8 3.2-.4 1-1 2-1.7 2.8-.8.7-1.8 1.4-2.8 1.8-.9.5-2.1.6-3.2.7-1.1 0-2.3-.1-3.3-.5-1.1-.4-2.2-1-2.9-1.8-.8-.8-1.3-1.9-1.7-2.9-.3-1.1-.4-2.2-.4-3.3.1-1.1.3-2.2.6-3.2.4-1 1.1-1.9 1.8-2.7s1.6-1.5 2.6-2 2.2-.9 3.3-.9 2.3.3 3.3.8 1.9 1.2 2.7 2c.7.8 1.4 1.8 1.8 2.8s.7 2.1.7 3.2"
      />
    </>
  );
}

/** Props of `LogoFile`, besides the attributes of its `svg`. */
export type LogoFileProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /**
   * Address of the drawing, 274 by 80, `/logo.svg#logo`. It reads `--gt-logo-outer` for its outermost disc, and the colours
   * above for the others.
   */
  href: string;
};

/** The logo from a file, so that its drawing is in no page and no script. Decorative. Renders an `svg`. */
export function LogoFile({ href, className, ...rest }: LogoFileProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 274 80" {...rest} className={classNames('gt-logo', className)}>
      <use href={href} />
    </svg>
  );
}
