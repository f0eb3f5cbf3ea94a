import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

const PACKAGE = join(import.meta.dirname, '../../..');

/** The smallest config there is. */
export const CONFIG = { content: './content', languages: ['en'], origin: 'https://grow.example.com' };

/** Creates the folder of a site with content, a theme and this package installed; the test removes it at its end. */
export function siteFolder(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'microsite-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const all = {
    'content/brand.json': '{}',
    'theme.css': ':root {}',
    'node_modules/of-others/content/brand.json': '{}',
    'node_modules/without-content/package.json': '{}',
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  mkdirSync(join(folder, 'node_modules/@tamarack-lowe'));
  symlinkSync(PACKAGE, join(folder, 'node_modules/@tamarack-lowe/microsite'));
  return folder;
}

/** Creates the same folder with a config of these fields. */
export function configuredFolder(fields: object = CONFIG): string {
  return siteFolder({ 'microsite.config.ts': `export default ${JSON.stringify(fields)};\n` });
}
