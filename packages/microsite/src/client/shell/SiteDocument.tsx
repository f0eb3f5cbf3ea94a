import { useVisitorType } from '@tamarack-lowe/pages';
import { DocumentFrame } from '@tamarack-lowe/pages/frame';
import { selectMobileMenuOpened } from '@tamarack-lowe/state';
import { useSiteSelector } from '@tamarack-lowe/state/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { belowHome } from '../../site/paths.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { StructuredData } from '../../routes/head/structured-data/StructuredData.tsx';
import { slot } from '../../routes/custom/customComponents.ts';
import { firstPaintScript } from '../prehydration/firstPaint.ts';
import { usePage } from '../router/RouterProvider.tsx';

const Head = slot<{ path: string }>('head', PageHead);

/** Browsers have run the script by the time of hydration, and do not need the function that makes it. */
const firstPaint = import.meta.env.SSR ? firstPaintScript : () => '';

/** The document of every page. The build adds styles and scripts. */
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
      firstPaint={visitorTypes.length > 1 ? firstPaint(storage.type, visitorTypes, handle.night) : undefined}
      head={
        <>
          <Head path={useLocation().pathname} />
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

/** Title, metadata, links and structured data of the current page. */
function PageHead() {
  return usePage().head.map((entry) => {
    if ('title' in entry) return <title key="title">{entry.title}</title>;
    if ('hrefLang' in entry) return <link key={entry.hrefLang} {...entry} />;
    if ('rel' in entry) return <link key={entry.rel} {...entry} />;
    if ('things' in entry) return <StructuredData key="things" {...entry} />;
    return <meta key={'name' in entry ? entry.name : entry.property} {...entry} />;
  });
}
