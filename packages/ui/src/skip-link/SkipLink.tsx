import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../mergeProps.ts';

/** Props of `SkipLink`, besides the attributes of its `a`. */
export type SkipLinkProps = ComponentPropsWithRef<'a'> & {
  /** Default `#main`. */
  href?: string;
};

/** The first stop of the Tab key, seen only there: jumps over the header. Renders an `a`. */
export function SkipLink({ href = '#main', className, ...rest }: SkipLinkProps) {
  return <a {...rest} href={href} className={classNames('gt-skip-link', className)} />;
}
