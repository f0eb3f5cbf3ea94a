import { readFileSync } from 'node:fs';
import path from 'node:path';

const guide = readFileSync(path.join(import.meta.dirname, '../../docs/deploy.md'), 'utf8');

/** Returns a block of code of docs/deploy.md, by language and section, with its placeholders replaced. */
export function guideExample(
  section: string,
  language: string,
  replacements: Readonly<Record<string, string>> = {},
): string {
  const [, text = ''] = guide.split(`\n## ${section}\n`);
  const [, block] =
    new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(text.split('\n## ')[0] ?? '') ?? [];
  if (block === undefined) throw new Error(`docs/deploy.md has no block of ${language} in "${section}".`);
  return Object.entries(replacements).reduce((filled, [placeholder, value]) => {
    if (!filled.includes(placeholder))
      throw new Error(`docs/deploy.md, "${section}": there is no ${placeholder}.`);
    return filled.replaceAll(placeholder, value);
  }, block);
}
