import type { SiteVisitorTypes } from '@tamarack-lowe/content-model';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PagesProvider } from '../context/PagesProvider.tsx';
import { VisitorProvider } from '../context/VisitorProvider.tsx';
import { SEEDLING, TREE } from './fixtures.ts';
import { say } from './sayings.ts';

/** What a server draws of a page that has its words, and visitors of these types. */
export function draw(
  page: ReactNode,
  language = 'en-CA',
  types: SiteVisitorTypes = [SEEDLING, TREE],
): string {
  return renderToStaticMarkup(
    <PagesProvider value={{ say, language }}>
      <VisitorProvider type={types[0].id} types={types} known={false}>
        {page}
      </VisitorProvider>
    </PagesProvider>,
  );
}
