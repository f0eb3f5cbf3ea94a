import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router';

/** What the kit renders for its links: the router's link inside the site, a plain anchor for everything else. */
export function SiteLink({ href = '', target, ...rest }: ComponentPropsWithRef<'a'>) {
  const inside = href.startsWith('/') && !/\.[a-z0-9]{2,4}$/i.test(href) && target !== '_blank';
  return inside ? <Link to={href} {...rest} /> : <a href={href} target={target} {...rest} />;
}
