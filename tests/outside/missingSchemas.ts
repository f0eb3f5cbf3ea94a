import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Lists content files whose `$schema` names a missing file. */
export function missingSchemas(content: string): string[] {
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .filter((file) => {
      const { $schema }: { $schema?: string } = JSON.parse(readFileSync(path.join(content, file), 'utf8'));
      return $schema !== undefined && !existsSync(path.join(content, path.dirname(file), $schema));
    });
}
