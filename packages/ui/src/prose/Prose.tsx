import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';

export { ArrowList, BulletList, type ListProps } from './lists.tsx';

/** What `Prose` takes besides the attributes of its `div`. */
export type ProseProps = ComponentPropsWithRef<'div'> & {
  /** Default `body`. `large` is for the lead of a page. */
  size?: 'body' | 'large';
};

/**
 * Room for running text: paragraphs, titles, lists, links and quotes inside get their spaces and measure. Renders a
 * `div`.
 */
export function Prose({ size = 'body', className, ...rest }: ProseProps) {
  return <div {...rest} className={classNames('gt-prose', className)} data-size={size} />;
}
