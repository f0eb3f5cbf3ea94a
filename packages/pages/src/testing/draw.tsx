import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PagesProvider } from '../context/PagesProvider.tsx';
import { say } from './sayings.ts';

/** What a server draws of a page that has its words, and nothing else around it. */
export function draw(page: ReactNode, language = 'en-CA'): string {
  return renderToStaticMarkup(<PagesProvider value={{ say, language }}>{page}</PagesProvider>);
}
