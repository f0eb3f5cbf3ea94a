import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps } from 'react-router';

type SiteLinkProps = ComponentPropsWithRef<'a'> & Pick<LinkProps, 'preventScrollReset' | 'viewTransition'>;

/** What the kit renders for its links: the router's link inside the site, a plain anchor for everything else. */
export function SiteLink({ href = '', target, preventScrollReset, viewTransition, ...rest }: SiteLinkProps) {
  const inside = /^[/?]/.test(href) && !/\.[a-z0-9]{2,4}$/i.test(href) && target !== '_blank';
  if (!inside) return <a href={href} target={target} {...rest} />;
  return (
    <Link
      to={href}
      discover="none"
      preventScrollReset={preventScrollReset}
      viewTransition={viewTransition}
      {...rest}
    />
  );
}
