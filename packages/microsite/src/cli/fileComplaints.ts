import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ContentError, isSystemFile } from '@tamarack-lowe/content-model';
import { readJsonFile, readTextFile } from '@tamarack-lowe/content-tools';
import type { LoadedConfig } from '../config/loadConfig.ts';

type Named = Pick<LoadedConfig, 'blocks' | 'folder' | 'hosts' | 'pages' | 'theme'>;

/** What is wrong with the text files that a config names beside its content: style sheets and recorded answers. */
export function fileComplaints({ blocks, folder, hosts, pages, theme }: Named): string[] {
  const nameOf = (file: string) => relative(folder, file).replaceAll('\\', '/');
  const sheets = [theme, ...[...Object.values(blocks), ...pages].map(({ styles }) => styles)];
  const reads = [
    ...[...new Set(sheets)].flatMap((file) =>
      file === undefined ? [] : () => readTextFile(file, nameOf(file)),
    ),
    ...recordingsIn(hosts.recordings).map((file) => () => readJsonFile(file, nameOf(file))),
  ];
  return reads.flatMap((read) => {
    try {
      read();
      return [];
    } catch (error) {
      if (error instanceof ContentError) return [...error.complaints];
      throw error;
    }
  });
}

/** Recorded answers, those of languages in folders of their own among them. */
function recordingsIn(folder: string | undefined): string[] {
  if (folder === undefined) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isSystemFile(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return /^[a-z]{2,3}$/i.test(entry.name) ? recordingsIn(path) : [];
      return entry.name.endsWith('.json') ? [path] : [];
    })
    .sort();
}
