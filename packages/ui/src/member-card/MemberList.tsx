import { Children, type ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';

/** What `MemberList` takes besides the attributes of its `ul`. */
export type MemberListProps = ComponentPropsWithRef<'ul'>;

/** Cards in columns that drop unevenly: five, four, three or two, as wide as the list is. Renders a `ul`. */
export function MemberList({ className, children, ...rest }: MemberListProps) {
  return (
    <div className="gt-member-list">
      <ul {...rest} className={classNames('gt-member-list__items', className)}>
        {Children.map(children, (card) => (
          <li>{card}</li>
        ))}
      </ul>
    </div>
  );
}
