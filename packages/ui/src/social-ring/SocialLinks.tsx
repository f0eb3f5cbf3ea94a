import type { ComponentPropsWithRef } from 'react';
import { NEW_TAB, NewTabNote } from '../link/newTab.tsx';
import { classNames } from '../mergeProps.ts';
import type { SocialNetwork } from './SocialRing.tsx';

export type { SocialNetwork } from './SocialRing.tsx';

/** Props of `SocialLinks`, besides the attributes of its `ul`. */
export type SocialLinksProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  networks: readonly SocialNetwork[];
  /** Words for assistive technology after each name, for example "(opens in a new tab)". */
  newTabLabel: string;
};

/** The networks in a row: marks of 22 px in boxes of 44. Renders a `ul`. */
export function SocialLinks({ networks, newTabLabel, className, ...rest }: SocialLinksProps) {
  return (
    <ul {...rest} className={classNames('gt-network-links', className)}>
      {networks.map((each) => (
        <li key={each.network}>
          <a href={each.url} {...NEW_TAB}>
            {each.mark}
            <span className="gt-visually-hidden">{each.name}</span>
            <NewTabNote label={newTabLabel} />
          </a>
        </li>
      ))}
    </ul>
  );
}
