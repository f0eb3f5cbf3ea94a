import type { Thing } from 'schema-dts';

export type StructuredDataProps = {
  /** Things that the page is about, in any order. Null entries are left out. */
  things: readonly (Thing | null)[];
};

/**
 * Describes a page to search engines. Renders a `<script>` of type `application/ld+json`: a data block that browsers do
 * not run, so the Content-Security-Policy needs no hash of it. `<` is written as `\u003c`, so that no word of the
 * content can end the block.
 */
export function StructuredData({ things }: StructuredDataProps) {
  const graph = things.filter((thing) => thing !== null);
  if (graph.length === 0) return null;
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>;
}
