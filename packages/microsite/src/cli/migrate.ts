import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { SettingError } from '@tamarack-lowe/server';
import { contentFolder } from '../config/configPaths.ts';
import { findConfig, importConfig } from '../config/loadConfig.ts';
import { migrateConfig } from '../migrate/migrateConfig.ts';
import { migrateContent } from '../migrate/migrateContent.ts';
import { migrateStyles } from '../migrate/migrateStyles.ts';

type Options = {
  /** Goes on without Git, and with changes that are not committed. Default: false. */
  force?: boolean | undefined;
};

/**
 * Moves the config, the content and the style sheets of a site to the form of this version, and prints each change. Also moves a
 * folder that has content and no config. Does nothing the second time. Throws a `SettingError` when Git could not undo it.
 */
export async function migrate(folder: string, { force = false }: Options = {}): Promise<void> {
  const home = resolve(folder);
  if (!force) refuseUncommitted(home);
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
  const changes = [
    ...(config?.changes ?? []),
    ...(moved?.changes ?? []).map((line) => `${relative(home, content ?? home)}/${line}`),
    ...styles.changes,
  ];
  for (const line of changes) console.log(line);
  for (const line of config?.byHand ?? []) console.log(`By hand: ${line}`);
  console.log(
    changes.length === 0
      ? 'Nothing to move.'
      : `${changes.length} changes. Look at them: git diff. Then: microsite check`,
  );
}

/** Refuses a folder whose changes Git could not undo. */
function refuseUncommitted(home: string): void {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', '.'], {
    cwd: home,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new SettingError(
      `${home} is in no Git repository, so the changes could not be undone. Copy it first, then: microsite migrate --force`,
    );
  if (stdout !== '')
    throw new SettingError(
      `${home} has changes that are not committed, and Git could not tell them from those of this command. Commit them, or: microsite migrate --force`,
    );
}

/** Finds the content that belongs to this folder: that of its config, or a folder `content`. Installed packages stay as they are. */
async function findContent(home: string, config: string | null): Promise<string | null> {
  const written = config === null ? './content' : contentOf((await importConfig(home)).value);
  if (written === null || !/^[./]/.test(written)) return null;
  const found = contentFolder(home, written);
  return 'path' in found && existsSync(found.path) ? found.path : null;
}

/** The content folder of a config, of the old form or of today. */
function contentOf(config: unknown): string | null {
  const content =
    typeof config === 'object' && config !== null && 'content' in config ? config.content : null;
  const folder =
    typeof content === 'object' && content !== null && 'folder' in content ? content.folder : content;
  return typeof folder === 'string' ? folder : null;
}
