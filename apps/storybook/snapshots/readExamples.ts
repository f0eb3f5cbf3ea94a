import { readFileSync } from 'node:fs';

/** An example of the built workshop. `plays` where it has an interaction test. */
export type Example = { id: string; words: string; plays: boolean };

type Index = { entries: Record<string, IndexEntry> };
type IndexEntry = { id: string; title: string; name: string; type: string; tags?: string[] };

/** The examples of a built workshop in the order of its sidebar. Documentation pages are left out. */
export function readExamples(index: URL): Example[] {
  const { entries }: Index = JSON.parse(readFileSync(index, 'utf8'));
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, tags }) => ({
      id,
      words: `${title}: ${name}`,
      plays: tags?.includes('play-fn') ?? false,
    }));
}
