import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps, useLocation } from 'react-router';

type SiteLinkProps = ComponentPropsWithRef<'a'> & Pick<LinkProps, 'preventScrollReset' | 'viewTransition'>;

/**
 * What the kit renders for its links: the router's link inside the site, a plain anchor for everything else. Pages
 * cross-fade unless `viewTransition` is false; on one page, nothing fades.
 */
export function SiteLink({ href = '', target, preventScrollReset, viewTransition, ...rest }: SiteLinkProps) {
  const { pathname } = useLocation();
  const inside = /^[/?]/.test(href) && !/\.[a-z0-9]{2,4}$/i.test(href) && target !== '_blank';
  if (!inside) return <a href={href} target={target} {...rest} />;
  const [path = ''] = href.split('?');
  const stays = path === '' || bare(path) === bare(pathname);
  return (
    <Link
      to={href}
      discover="none"
      preventScrollReset={preventScrollReset}
      viewTransition={viewTransition ?? !stays}
      {...rest}
    />
  );
}

/** Pages are built for addresses that end in a slash, visits do not. */
const bare = (path: string) => path.replace(/\/$/, '');
