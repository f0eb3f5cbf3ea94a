import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ArrowRightIcon } from '../icon/icons.tsx';
import { classNames } from '../mergeProps.ts';

/** Props of `Prose`, besides the attributes of its `div`. */
export type ProseProps = ComponentPropsWithRef<'div'> & {
  /** Default `body`. `large` is for the lead of a page. */
  size?: 'body' | 'large';
};

/**
 * Running text: sets spacing and line length of paragraphs, titles, lists, links and quotes. Renders a `div`.
 */
export function Prose({ size = 'body', className, ...rest }: ProseProps) {
  return <div {...rest} className={classNames('gt-prose', className)} data-size={size} />;
}

/** Props of `BulletList` and `ArrowList`, besides the attributes of a list. */
export type ListProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  items: readonly ReactNode[];
};

/** Items after two overlapping dots. Renders a `ul`. */
export function BulletList({ items, className, ...rest }: ListProps) {
  return (
    <ul {...rest} className={classNames('gt-list', className)} data-kind="bullets">
      {keyed(items).map(({ key, item }) => (
        <li key={key}>{item}</li>
      ))}
    </ul>
  );
}

/** Items after arrows, for steps to take. Renders a `ul`. */
export function ArrowList({ items, className, ...rest }: ListProps) {
  return (
    <ul {...rest} className={classNames('gt-list', className)} data-kind="arrows">
      {keyed(items).map(({ key, item }) => (
        <li key={key}>
          <ArrowRightIcon size={20} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

/** Lists in a text never change their order, so the position of an item is a stable key. */
function keyed(items: readonly ReactNode[]): { key: string; item: ReactNode }[] {
  return items.map((item, place) => ({ key: `item-${place}`, item }));
}
