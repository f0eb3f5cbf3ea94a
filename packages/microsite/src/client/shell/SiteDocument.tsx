import { useVisitorType } from '@tamarack-lowe/pages';
import { DocumentFrame } from '@tamarack-lowe/pages/frame';
import { selectMobileMenuOpened } from '@tamarack-lowe/state';
import { useSiteSelector } from '@tamarack-lowe/state/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { belowHome } from '../../site/belowHome.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { slot } from '../../table/own/slot.ts';
import { firstPaintScript } from '../prehydration/firstPaint.ts';
import { usePage } from '../router/RouterProvider.tsx';
import { Head } from './Head.tsx';

const OwnHead = slot<{ path: string }>('head', PageHead);

/** Browsers have run it when React comes, and have no need of what writes it. */
const written = import.meta.env.SSR ? firstPaintScript : () => '';

/** The document of a visit. The build adds rules and the script of the page. */
export function SiteDocument({ children }: { children: ReactNode }) {
  const { handle } = usePage();
  const { paths, storage, visitorTypes } = useSite();
  const type = useVisitorType();
  return (
    <DocumentFrame
      {...handle}
      type={type}
      place={type.place}
      menuOpened={useSiteSelector(selectMobileMenuOpened)}
      firstPaint={visitorTypes.length > 1 ? written(storage.type, visitorTypes, handle.night) : undefined}
      head={
        <>
          <OwnHead path={useLocation().pathname} />
          <link rel="icon" href={`${import.meta.env.BASE_URL}favicon.svg`} type="image/svg+xml" />
          <link rel="apple-touch-icon" href={`${import.meta.env.BASE_URL}apple-touch-icon.png`} />
          <link rel="manifest" href={belowHome(paths.intro, '/site.webmanifest')} />
        </>
      }
    >
      {children}
    </DocumentFrame>
  );
}

function PageHead() {
  return <Head entries={usePage().head} />;
}
