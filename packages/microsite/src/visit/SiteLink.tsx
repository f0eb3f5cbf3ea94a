import { opensElsewhere, type PageLinkProps } from '@tamarack-lowe/pages';
import { type MouseEvent, useRef } from 'react';
import { useHref, useNavigate } from 'react-router';
import { previewOf } from './previewOf.ts';
import { useVisitValue } from './VisitContext.tsx';

/** Who rests on a link for so long is likely to follow it, ms. */
const NEAR_MS = 65;

/** What the kit renders for its links: one that changes the page inside the site, a plain anchor for everything else. */
export function SiteLink({ preventScrollReset, state, replaceHere, ...rest }: PageLinkProps) {
  const { href = '', target } = rest;
  const inside = /^[/?]/.test(href) && !/\.[a-z0-9]{2,4}$/i.test(href) && target !== '_blank';
  if (!inside) return <a {...rest} />;
  return (
    <InsideLink
      {...rest}
      href={href}
      preventScrollReset={preventScrollReset}
      state={state}
      replaceHere={replaceHere}
    />
  );
}

/** The router's own `Link` brings what only its other modes need: 5 kB with brotli. */
function InsideLink({
  href,
  preventScrollReset,
  state,
  replaceHere = false,
  onClick,
  ...rest
}: PageLinkProps & { href: string }) {
  const { prefetch, expect } = useVisitValue();
  const address = useHref(href);
  const navigate = useNavigate();
  const near = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(near.current);
  const comeNear = () => {
    leave();
    near.current = setTimeout(prefetch, NEAR_MS, address);
  };
  return (
    <a
      onPointerEnter={comeNear}
      onPointerLeave={leave}
      onPointerDown={() => prefetch(address)}
      onFocus={comeNear}
      onBlur={leave}
      {...rest}
      href={address}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        if (event.defaultPrevented || opensElsewhere(event)) return;
        event.preventDefault();
        const { pathname, search, hash } = window.location;
        const isHere = replaceHere && event.currentTarget.pathname === pathname;
        const replace = isHere || address === pathname + search + hash;
        expect(previewOf(event.currentTarget));
        void navigate(href, { replace, state, preventScrollReset });
      }}
    />
  );
}
