import { classNames } from '../classNames.ts';
import type { IconProps } from './Outline.tsx';

/** What `FileIcon` takes besides the attributes of its `svg`. */
export type FileIconProps = IconProps & {
  /** Address of a symbol of 24 by 24 in a file, `/marks.svg#instagram`. */
  href: string;
};

/** A filled icon that lies in a file, so that neither pages nor scripts carry its drawing. Renders an `svg`. */
export function FileIcon({ href, size = 24, className, ...rest }: FileIconProps) {
  return (
    <svg
      width={size}
      height={size}
      aria-hidden="true"
      {...rest}
      className={classNames('gt-icon', 'gt-icon--filled', className)}
    >
      <use href={href} />
    </svg>
  );
}
