import { type SiteVisitorType, textDirection } from '@tamarack-lowe/content-model';
import type { ReactNode } from 'react';
import { useWords } from '../context/PagesProvider.tsx';
import { classesOfType } from './documentNames.ts';

export type DocumentFrameProps = {
  /** Who visits. */
  type: Pick<SiteVisitorType, 'id' | 'light'>;
  /** The place of the type among those of the site, from 0. */
  place: number;
  menuOpened: boolean;
  /** The kind of page, for style sheets: `page-story`, `page-static` or nothing in particular. */
  page?: 'story' | 'static' | undefined;
  /** The page is a deck, which fills the window. Default false. */
  slides?: boolean | undefined;
  /** The page for addresses that do not exist. Default false. */
  unknown?: boolean | undefined;
  /** Dark whoever visits. Default false. */
  night?: boolean | undefined;
  /**
   * Runs before anything is drawn: it may change the class and the light. A browser that has run it may be given an empty
   * one. Default: there is none.
   */
  firstPaint?: string;
  /** Title, description and the like. */
  head?: ReactNode;
  children: ReactNode;
};

/**
 * The `<html>` element, in the language of the page and written its way. Its class carries the visitor type, its light, the
 * kind of page and, on phones, an open menu; `data-gt-ground` carries the light of the page, and `data-as` the place of the
 * type where it is not the first. A script in the head may have changed them before React arrives, hence
 * `suppressHydrationWarning`.
 */
export function DocumentFrame(frame: DocumentFrameProps) {
  const { type, place, menuOpened, page, slides, unknown, night, firstPaint, head, children } = frame;
  const { language } = useWords();
  const classes = [
    classesOfType(type),
    page && `page-${page}`,
    slides && 'page-slides',
    unknown && 'page-unknown',
    menuOpened && 'menu-opened',
  ];
  return (
    <html
      lang={language}
      dir={textDirection(language)}
      className={classes.filter(Boolean).join(' ')}
      data-as={place || undefined}
      data-gt-ground={night ? 'night' : type.light}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {firstPaint !== undefined && <script suppressHydrationWarning>{firstPaint}</script>}
        {head}
      </head>
      <body>{children}</body>
    </html>
  );
}
