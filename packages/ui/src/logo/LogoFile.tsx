import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';

/** What `LogoFile` takes besides the attributes of its `svg`. */
export type LogoFileProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /**
   * Address of the drawing, 274 by 80, `/logo.svg#logo`. Its outermost disc takes `--gt-logo-outer`, the others the
   * colours above.
   */
  href: string;
};

/** The whole logo from a file, so that neither pages nor scripts carry its drawing. Decoration; renders an `svg`. */
export function LogoFile({ href, className, ...rest }: LogoFileProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 274 80" {...rest} className={classNames('gt-logo', className)}>
      <use href={href} />
    </svg>
  );
}
