import { NEW_TAB, NewTabNote } from '../link/linkTarget.tsx';
import { classNames } from '../mergeProps.ts';
import type { SocialLinksProps } from './SocialRing.tsx';

export type { SocialLinksProps, SocialNetwork } from './SocialRing.tsx';

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
