import { readFileSync } from 'node:fs';
import path from 'node:path';

const guide = readFileSync(path.join(import.meta.dirname, '../../docs/deploy.md'), 'utf8');

/** Returns a block of code of docs/deploy.md, by language and section, with the values of a firm. */
export function fromGuide(
  section: string,
  language: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const [, text = ''] = guide.split(`\n## ${section}\n`);
  const [, block] =
    new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(text.split('\n## ')[0] ?? '') ?? [];
  if (block === undefined) throw new Error(`docs/deploy.md has no block of ${language} in "${section}".`);
  return Object.entries(values).reduce((filled, [theirs, ours]) => {
    if (!filled.includes(theirs)) throw new Error(`docs/deploy.md, "${section}": there is no ${theirs}.`);
    return filled.replaceAll(theirs, ours);
  }, block);
}
