import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import type { Plugin } from 'vite';

/** References of a style sheet to other files: style sheets, drawings, typefaces. */
const REFERENCES = /(?:@import\s+(?:url\()?|url\()\s*["']?([^"')\s]+)/g;

/** Collects every source file of a bundle, and the `package.json` of each, which resolves its imports. */
export function collectInputs(inputs: Set<string>): Plugin {
  const seen = new Set<string>();

  /** Adds the nearest `package.json` of a folder. */
  function addPackage(folder: string): void {
    if (seen.has(folder)) return;
    seen.add(folder);
    const file = join(folder, 'package.json');
    if (existsSync(file)) inputs.add(file);
    else if (dirname(folder) !== folder) addPackage(dirname(folder));
  }

  /** Adds the file of a module. Returns it when it is new. Virtual modules have no file. */
  function add(id: string): string | undefined {
    const [file = ''] = id.split('?', 1);
    if (inputs.has(file) || !isAbsolute(file) || !existsSync(file)) return undefined;
    inputs.add(file);
    addPackage(dirname(file));
    return file;
  }

  return {
    name: 'microsite-inputs',
    async buildEnd() {
      const resolve = async (name: string, from: string) => (await this.resolve(name, from))?.id ?? '';
      // Vite inlines imported style sheets before they become modules, so getModuleIds() does not list them.
      const addReferences = async (sheet: string): Promise<void> => {
        for (const [, name = ''] of readFileSync(sheet, 'utf8').matchAll(REFERENCES)) {
          const file = add(await resolve(name, sheet));
          if (file?.endsWith('.css')) await addReferences(file);
        }
      };
      for (const id of this.getModuleIds()) {
        const file = add(id);
        if (file?.endsWith('.css')) await addReferences(file);
      }
    },
  };
}
