import { isAbsolute, relative, resolve } from 'node:path';
import { ContentError } from '@tamarack-lowe/content-model';
import { ledgerFile } from '../parity/ledger.ts';
import { otherLanguages } from '../parity/otherLanguages.ts';
import { readTwins } from '../translations/reviewLog.ts';

export type ReadOptions = {
  folder: string;
  language: string | undefined;
  by: string | undefined;
  /** `YYYY-MM-DD` */
  today: string;
  /** Inside the folder, or from where the command was given. */
  files: readonly string[];
};

/** Writes down who has read which files beside their source. Throws a `ContentError` when some are not whole. */
export function readCommand({ folder, language, by, today, files }: ReadOptions): string {
  const languages = otherLanguages(folder);
  if (language === undefined || !languages.includes(language) || !by)
    throw new ContentError([
      `Say in which language you have read, and who you are: content read [FILE…] --language <${languages.join('|')}> --by NAME`,
    ]);
  const inside = files.map((file) => nameInside(folder, file));
  const count = readTwins({ root: folder, language, by, today, files: inside });
  return `${ledgerFile(language)}: ${by} has read ${count === 1 ? 'one file' : `${count} files`}.`;
}

/** A path inside the folder, whether it was given from there or from here. */
function nameInside(folder: string, file: string): string {
  const from = relative(folder, resolve(process.env.INIT_CWD ?? process.cwd(), file));
  return (from.startsWith('..') || isAbsolute(from) ? file : from).replaceAll('\\', '/');
}
