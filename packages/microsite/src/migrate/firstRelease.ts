import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { SettingError } from '@tamarack-lowe/server';
import { contentFolder, findConfig, importConfig } from '../config/loadConfig.ts';
import { renameInCode, renameInStyles } from '../config/oldNames.ts';
import { migrateConfig } from './migrateConfig.ts';
import { migrateContent } from './migrateContent.ts';
import type { Migrated } from './migrations.ts';

/**
 * Moves config, content and style sheets of a folder (full path) to the form of 1.0.0. Also moves a folder that has content and no
 * config. Throws a `SettingError` when the folder has neither.
 */
export async function moveToFirstRelease(home: string): Promise<Migrated> {
  const name = findConfig(home);
  const content = await findContent(home, name);
  const config = name === null ? null : migrateConfig(join(home, name));
  const moved = content === null ? null : migrateContent(content);
  if (name === null && content === null)
    throw new SettingError(
      `There is neither microsite.config.ts nor content in ${home}. Go to the folder of the site.`,
    );
  for (const [from, to] of moved?.moved ?? []) {
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  }
  for (const [file, text] of [...(config?.files ?? []), ...(moved?.files ?? [])]) writeFileSync(file, text);
  // Reads the files of the config as they are now, so that both edits stay.
  const styles = migrateStyles(home);
  for (const [file, text] of styles.files) writeFileSync(file, text);
  return {
    changes: [
      ...(config?.changes ?? []),
      ...(moved?.changes ?? []).map((line) => `${relative(home, content ?? home)}/${line}`),
      ...styles.changes,
    ],
    byHand: config?.byHand ?? [],
  };
}

/** Finds the content that belongs to this folder: that of its config, or a folder `content`. Installed packages stay as they are. */
async function findContent(home: string, config: string | null): Promise<string | null> {
  const written = config === null ? './content' : contentOf((await importConfig(home)).value);
  if (written === null || !/^[./]/.test(written)) return null;
  const found = contentFolder(home, written);
  return 'path' in found && existsSync(found.path) ? found.path : null;
}

/** The content folder of a config, in the old or the current form. */
function contentOf(config: unknown): string | null {
  const content =
    typeof config === 'object' && config !== null && 'content' in config ? config.content : null;
  const folder =
    typeof content === 'object' && content !== null && 'folder' in content ? content.folder : content;
  return typeof folder === 'string' ? folder : null;
}

export type MigratedStyles = {
  /** New texts, by full path. */
  files: Map<string, string>;
  /** A line for each name that another one replaced in a file. */
  changes: string[];
};

/** Folders with output, or with the work of others. */
const SKIPPED = ['node_modules', 'build', 'dist'];

/** Moves names in style sheets of a folder, and in the components and tests beside them, to the current ones. */
function migrateStyles(folder: string): MigratedStyles {
  const result: MigratedStyles = { files: new Map(), changes: [] };
  for (const file of filesIn(folder)) {
    const rename = file.endsWith('.css')
      ? renameInStyles
      : /\.[cm]?[jt]sx?$/.test(file)
        ? renameInCode
        : null;
    if (!rename) continue;
    const { text, changes } = rename(readFileSync(file, 'utf8'));
    if (changes.length === 0) continue;
    const name = relative(folder, file).replaceAll('\\', '/');
    result.files.set(file, text);
    result.changes.push(...changes.map((change) => `${name}: ${change}`));
  }
  return result;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !SKIPPED.includes(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return entry.isFile() ? [path] : [];
    });
}
