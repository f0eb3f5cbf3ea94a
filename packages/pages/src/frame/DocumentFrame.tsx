import { type SiteVisitorType, textDirection } from '@tamarack-lowe/content-model';
import type { ReactNode } from 'react';
import { useWords } from '../context/PagesProvider.tsx';

/** Props of the document. */
export type DocumentFrameProps = {
  /** The visitor's type. */
  type: Pick<SiteVisitorType, 'id' | 'colourScheme'>;
  /** Index of the type among those of the site. */
  typeIndex: number;
  menuOpened: boolean;
  /** Class of the page for style sheets: `page-story` or `page-static`. Default none. */
  page?: 'story' | 'static' | undefined;
  /** The page is a deck, which fills the window. Default false. */
  slides?: boolean | undefined;
  /** The page for addresses that do not exist. Default false. */
  unknown?: boolean | undefined;
  /** Uses the colour scheme Night for all visitor types. Default false. */
  night?: boolean | undefined;
  /**
   * Script that runs before the first paint and may change the class and the colour scheme. Pass an empty one when the
   * browser has run it already. Default: no script.
   */
  firstPaint?: string;
  /** Title, description and other elements of the head. */
  head?: ReactNode;
  children: ReactNode;
};

/**
 * The `<html>` element, with the language and the text direction of the page. Its class has the visitor type, its colour
 * scheme, the page and, on phones, an open menu; `data-gt-scheme` has the colour scheme of the page, and `data-as` the index
 * of the visitor type unless it is the first. `suppressHydrationWarning`: the script in the head may have changed them.
 */
export function DocumentFrame(frame: DocumentFrameProps) {
  const { type, typeIndex, menuOpened, page, slides, unknown, night, firstPaint, head, children } = frame;
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
      data-as={typeIndex || undefined}
      data-gt-scheme={night ? 'night' : type.colourScheme}
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

/** Classes of the root element for a visitor type: `path-…`, and its colour scheme unless that is Dawn. */
export const classesOfType = ({ id, colourScheme }: Pick<SiteVisitorType, 'id' | 'colourScheme'>): string =>
  colourScheme === 'dawn' ? `path-${id}` : `path-${id} gt-${colourScheme}`;
