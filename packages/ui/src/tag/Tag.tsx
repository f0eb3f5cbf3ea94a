import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../mergeProps.ts';
import { TagWords } from './TagWords.tsx';

/** Props of `Tag`, besides the attributes of its `span`. */
export type TagProps = ComponentPropsWithRef<'span'> & {
  /** `accent` is for hover. Default `plain`. */
  tone?: 'plain' | 'accent';
};

/** A few words on white, as below photos; a longer string breaks into lines of about the same length. Renders a `span`. */
export function Tag({ tone = 'plain', className, children, ...rest }: TagProps) {
  return (
    <span {...rest} className={classNames('gt-tag', className)} data-tone={tone}>
      <TagWords>{children}</TagWords>
    </span>
  );
}
