import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';

export type TagProps = ComponentPropsWithRef<'span'> & {
  /** `accent` is for what is pointed at. Default `plain`. */
  tone?: 'plain' | 'accent';
};

/** A few words on white paper, as under every photo. Renders a `span`. */
export function Tag({ tone = 'plain', className, ...rest }: TagProps) {
  return <span {...rest} className={classNames('gt-tag', className)} data-tone={tone} />;
}
