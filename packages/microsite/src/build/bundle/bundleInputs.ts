import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import type { Plugin } from 'vite';

/** What a style sheet brings along: other sheets, drawings, typefaces. */
const BROUGHT = /(?:@import\s+(?:url\()?|url\()\s*["']?([^"')\s]+)/g;

/** Notes every file that a bundle is made of, and the `package.json` of each, which says what its imports mean. */
export function noteInputs(inputs: Set<string>): Plugin {
  const homes = new Set<string>();

  /** Walks up to the next `package.json`, each folder once. */
  function noteHome(folder: string): void {
    if (homes.has(folder)) return;
    homes.add(folder);
    const file = join(folder, 'package.json');
    if (existsSync(file)) inputs.add(file);
    else if (dirname(folder) !== folder) noteHome(dirname(folder));
  }

  /** Notes a module. Gives its file when it has one, and is not known yet: what a plugin makes up has none. */
  function note(id: string): string | undefined {
    const [file = ''] = id.split('?', 1);
    if (inputs.has(file) || !isAbsolute(file) || !existsSync(file)) return undefined;
    inputs.add(file);
    noteHome(dirname(file));
    return file;
  }

  return {
    name: 'microsite-inputs',
    async buildEnd() {
      const resolve = async (name: string, from: string) => (await this.resolve(name, from))?.id ?? '';
      // Sheets are put together before they are modules.
      const noteSheet = async (sheet: string): Promise<void> => {
        for (const [, name = ''] of readFileSync(sheet, 'utf8').matchAll(BROUGHT)) {
          const found = note(await resolve(name, sheet));
          if (found?.endsWith('.css')) await noteSheet(found);
        }
      };
      for (const id of this.getModuleIds()) {
        const file = note(id);
        if (file?.endsWith('.css')) await noteSheet(file);
      }
    },
  };
}
