import { posix } from 'node:path';

/** How deep a story lies in its content folder: `stories/<section>/<slug>`. */
const DEPTH = '../../..';

/** Where the file of a story finds its schema: beside the one that `brand.json` names. Undefined when it names none. */
export function storySchemaPath(brandSchemaPath: string | undefined): string | undefined {
  const name = 'story.schema.json';
  if (brandSchemaPath === undefined) return undefined;
  if (URL.canParse(brandSchemaPath)) return new URL(name, brandSchemaPath).href;
  return posix.join(DEPTH, posix.dirname(brandSchemaPath), name);
}
