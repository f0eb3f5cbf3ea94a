import { opensElsewhere, type PageLinkProps } from '@tamarack-lowe/pages';
import type { MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router';
import { usePrefetchPage } from './VisitContext.tsx';

/**
 * What the kit renders for its links: one that changes the page inside the site, a plain anchor for everything else.
 * Pages cross-fade unless `viewTransition` is false.
 */
export function SiteLink({
  preventScrollReset,
  state,
  viewTransition,
  ahead,
  replaceHere,
  ...rest
}: PageLinkProps) {
  const { href = '', target } = rest;
  const inside = /^[/?]/.test(href) && !/\.[a-z0-9]{2,4}$/i.test(href) && target !== '_blank';
  if (!inside) return <a {...rest} />;
  return (
    <InsideLink
      {...rest}
      href={href}
      preventScrollReset={preventScrollReset}
      state={state}
      viewTransition={viewTransition}
      ahead={ahead}
      replaceHere={replaceHere}
    />
  );
}

/** The router's own `Link` brings what only its other modes need: 5 kB with brotli. */
function InsideLink({
  href,
  preventScrollReset,
  state,
  viewTransition = true,
  ahead = false,
  replaceHere = false,
  onClick,
  ...rest
}: PageLinkProps & { href: string }) {
  const prefetch = usePrefetchPage();
  const address = useHref(href);
  const navigate = useNavigate();
  const comeNear = () => prefetch(href);
  return (
    <a
      {...(ahead && { onPointerEnter: comeNear, onFocus: comeNear })}
      {...rest}
      href={address}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        if (event.defaultPrevented || opensElsewhere(event)) return;
        event.preventDefault();
        const { pathname, search, hash } = window.location;
        const isHere = replaceHere && event.currentTarget.pathname === pathname;
        const replace = isHere || address === pathname + search + hash;
        void navigate(href, { replace, state, preventScrollReset, viewTransition });
      }}
    />
  );
}
