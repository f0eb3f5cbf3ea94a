import type { SiteVisitorType, SiteVisitorTypes, StorageNames } from '@tamarack-lowe/content-model';
import { joinPath } from '@tamarack-lowe/content-model/internal/addresses';
import { useVisitorType } from '@tamarack-lowe/pages';
import { classesOfType, DocumentFrame } from '@tamarack-lowe/pages/internal/frame';
import { selectMobileMenuOpened } from '@tamarack-lowe/state';
import { useSiteSelector } from '@tamarack-lowe/state/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Thing } from 'schema-dts';
import { slot } from '../../routes/custom/customComponents.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { usePage } from '../router/RouterProvider.tsx';

const Head = slot<{ path: string }>('head', PageHead);

/** Browsers have run the script by the time of hydration, and do not need the function that makes it. */
const firstPaint = import.meta.env.SSR ? firstPaintScript : () => '';

/** The document of every page. The build adds styles and scripts. */
export function SiteDocument({ children }: { children: ReactNode }) {
  const { metadata } = usePage();
  const { paths, storage, visitorTypes } = useSite();
  const type = useVisitorType();
  const hasScript = import.meta.env.YOURS || visitorTypes.length > 1;
  return (
    <DocumentFrame
      {...metadata}
      type={type}
      typeIndex={type.index}
      menuOpened={useSiteSelector(selectMobileMenuOpened)}
      firstPaint={
        hasScript
          ? firstPaint(storage, visitorTypes, { night: metadata.night, motion: import.meta.env.YOURS })
          : undefined
      }
      head={
        <>
          <Head path={useLocation().pathname} />
          <link rel="icon" href={`${import.meta.env.BASE_URL}favicon.svg`} type="image/svg+xml" />
          <link rel="apple-touch-icon" href={`${import.meta.env.BASE_URL}apple-touch-icon.png`} />
          <link rel="manifest" href={joinPath(paths.intro, '/site.webmanifest')} />
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

/**
 * Describes a page to search engines. Renders a `<script>` of type `application/ld+json`: a data block that browsers do
 * not run, so the Content-Security-Policy needs no hash of it. `<` is written as `\u003c`, so that no word of the
 * content can end the block.
 */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>;
}

/**
 * Returns a script for the head, which runs before the first paint: it sets the colour scheme of a returning visitor's
 * type, as hydration does later, and leaves dark pages (`night`) dark. Sets `data-cast` from a visitor's second choice of type on:
 * circles then open other stories than in the built page. Sets `data-gt-motion` to the visitor's choice for this device, on sites
 * with that choice (`motion`). `keys`: keys of type, number of choices (`turn`) and motion in `localStorage`. Empty for a site with
 * one type and without the choice of motion. Keep it small: every page contains it. It is written as the minifier writes the other
 * inline script, so that both compress better.
 */
export function firstPaintScript(
  keys: Pick<StorageNames, 'type' | 'turn' | 'motion'>,
  types: SiteVisitorTypes,
  { night = false, motion = false }: { night?: boolean | undefined; motion?: boolean | undefined },
): string {
  const [first, ...others] = types;
  const applyMotion = motion ? `e.gtMotion=${stored(keys.motion)}||\`\`;` : '';
  if (others.length === 0)
    return applyMotion && `{let e=document.documentElement.dataset;try{${applyMotion}}catch{}}`;
  const applyType = ({ id, colourScheme, place }: SiteVisitorType & { place: number }) => {
    const classes = `d.className=d.className.replace(\`${classesOfType(first)}\`,\`${classesOfType({ id, colourScheme })}\`)`;
    const scheme = night ? '' : `;e.gtScheme=\`${colourScheme}\``;
    return `if(t===\`${id}\`){${classes};e.as=${place}${scheme}}`;
  };
  return [
    `{let d=document.documentElement,e=d.dataset,t=/[?&]as=(${types.map(({ id }) => id).join('|')})(&|$)/.exec(location.search)?.[1];`,
    `try{${applyMotion}t??=${stored(keys.type)};e.cast=${stored(keys.turn)}>1}catch{}`,
    others.map((type, index) => applyType({ ...type, place: index + 1 })).join('else '),
    '}',
  ].join('');
}

/** Returns code that reads a key of `localStorage`: as a property where the key allows it, which is shorter. */
const stored = (key: string) =>
  /^[a-z]\w*$/i.test(key) ? `localStorage.${key}` : `localStorage[${JSON.stringify(key)}]`;
