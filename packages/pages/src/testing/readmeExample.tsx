import { type PagesContext, PagesProvider } from '../index.ts';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';

const words: Record<string, string> = { notFoundTitle: 'Nothing grows here' };
const context: PagesContext = { say: (key) => words[key] ?? key, language: 'en-CA' };

export const page = (
  <PagesProvider value={context}>
    <NotFoundPage similar={[]} links={[{ label: 'Back to the start', href: '/' }]} />
  </PagesProvider>
);
