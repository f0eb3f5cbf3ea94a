import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../mergeProps.ts';

/** Props of `SkipLink`, besides the attributes of its `a`. */
export type SkipLinkProps = ComponentPropsWithRef<'a'> & {
  /** Default `#main`. */
  href?: string;
};

/** A link over the header to the main part: the first stop of the Tab key, visible only with focus. Renders an `a`. */
export function SkipLink({ href = '#main', className, ...rest }: SkipLinkProps) {
  return <a {...rest} href={href} className={classNames('gt-skip-link', className)} />;
}
