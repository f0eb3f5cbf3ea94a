import { writeFile } from 'node:fs/promises';
import { editorSchemas } from '../src/schema/editorSchemas.ts';

for (const [name, schema] of Object.entries(editorSchemas())) {
  await writeFile(new URL(`${name}.schema.json`, import.meta.url), `${JSON.stringify(schema, null, 2)}\n`);
}
