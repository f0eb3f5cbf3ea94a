const NOTES = import.meta.glob<string>('./notes/*.md', { query: '?raw', import: 'default', eager: true });

/** Designers' notes about a component (purpose, anatomy, keys, do, do not), as Markdown; undefined without notes. */
export function noteOf(title: string): string | undefined {
  return NOTES[`./notes/${slugOf(title)}.md`];
}

/** The last part of an example's title in kebab-case: `Shapes/Name ring` is `name-ring`. */
export function slugOf(title: string): string {
  return (title.split('/').at(-1) ?? title).toLowerCase().replaceAll(' ', '-');
}
