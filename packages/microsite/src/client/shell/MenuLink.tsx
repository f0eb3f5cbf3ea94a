import { opensElsewhere } from '@tamarack-lowe/pages';
import { navigated } from '@tamarack-lowe/state';
import { useSiteDispatch } from '@tamarack-lowe/state/react';
import type { ComponentPropsWithRef } from 'react';
import { SiteLink } from '../router/Link.tsx';

/** A link of the menu: that goes, from a page that is there already; also when it leads to the page that is shown. */
export function MenuLink({ onClick, ...rest }: ComponentPropsWithRef<'a'>) {
  const dispatch = useSiteDispatch();
  return (
    <SiteLink
      {...rest}
      replaceHere
      onClick={(event) => {
        onClick?.(event);
        const { pathname } = window.location;
        if (event.currentTarget.pathname === pathname && !opensElsewhere(event))
          dispatch(navigated({ path: pathname }));
      }}
    />
  );
}
