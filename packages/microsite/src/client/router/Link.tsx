import { opensElsewhere, type PageLinkProps } from '@tamarack-lowe/pages';
import { type MouseEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { previewOf } from './previewOf.ts';
import { useVisitValue } from './routerActions.ts';

/** Who rests on a link for so long is likely to follow it, ms. */
const NEAR_MS = 65;

/** What the kit renders for its links: one that changes the page inside the site, a plain anchor for everything else. */
export function SiteLink({ preventScrollReset, state, replaceHere, ...rest }: PageLinkProps) {
  const { href = '', target } = rest;
  const inside = /^[/?]/.test(href) && !/\.[a-z0-9]{2,4}$/i.test(href) && target !== '_blank';
  if (!inside) return <a {...rest} />;
  const Link = href.startsWith('?') ? SearchLink : InsideLink;
  return (
    <Link
      {...rest}
      href={href}
      preventScrollReset={preventScrollReset}
      state={state}
      replaceHere={replaceHere}
    />
  );
}

type InsideLinkProps = PageLinkProps & { href: string };

/** One that asks the page in the window for something else: where it leads changes with the page. */
function SearchLink({ href, ...rest }: InsideLinkProps) {
  const { pathname } = useLocation();
  return <InsideLink {...rest} href={pathname + href} />;
}

/**
 * The router's own `Link` brings what only its other modes need: 5 kB with brotli. Its hooks have every link of a page drawn
 * anew whenever the address changes; this one leads where it led.
 */
function InsideLink({
  href,
  preventScrollReset,
  state,
  replaceHere = false,
  onClick,
  ...rest
}: InsideLinkProps) {
  const { prefetch, expect, go } = useVisitValue();
  const near = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(near.current);
  const comeNear = () => {
    leave();
    near.current = setTimeout(prefetch, NEAR_MS, href);
  };
  return (
    <a
      onPointerEnter={comeNear}
      onPointerLeave={leave}
      onPointerDown={() => prefetch(href)}
      onFocus={comeNear}
      onBlur={leave}
      {...rest}
      href={href}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        if (event.defaultPrevented || opensElsewhere(event)) return;
        event.preventDefault();
        const { pathname, search, hash } = window.location;
        const isHere = replaceHere && event.currentTarget.pathname === pathname;
        const replace = isHere || href === pathname + search + hash;
        expect(previewOf(event.currentTarget));
        go(href, { replace, state, preventScrollReset });
      }}
    />
  );
}
