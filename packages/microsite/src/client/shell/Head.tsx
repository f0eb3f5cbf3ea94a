import type { HeadEntry } from '../../table/head/HeadEntry.ts';
import { StructuredData } from '../../table/head/structured-data/StructuredData.tsx';

/** The entries of a page's head. */
export function Head({ entries }: { entries: readonly HeadEntry[] }) {
  return entries.map((entry) => {
    if ('title' in entry) return <title key="title">{entry.title}</title>;
    if ('hrefLang' in entry) return <link key={entry.hrefLang} {...entry} />;
    if ('rel' in entry) return <link key={entry.rel} {...entry} />;
    if ('things' in entry) return <StructuredData key="things" {...entry} />;
    return <meta key={'name' in entry ? entry.name : entry.property} {...entry} />;
  });
}
