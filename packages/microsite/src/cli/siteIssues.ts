import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Brand, ContentError, isSystemFile } from '@tamarack-lowe/content-model';
import { type FirmParts, messagesOf } from '@tamarack-lowe/content-model/messages';
import { BLOCK_TYPES, readJsonFile, readTextFile } from '@tamarack-lowe/content-tools';
import { closest } from '../config/closest.ts';
import type { LoadedConfig } from '../config/loadConfig.ts';
import type { Security } from '../config/security.ts';

type Blocks = {
  /** Types of custom blocks that the content defines. */
  defined: readonly string[];
  /** Types of blocks that the config has a component for. */
  rendered: readonly string[];
};

/** Finds custom blocks without a component, and components of unknown blocks. */
export function blockIssues({ defined, rendered }: Blocks): string[] {
  const known = [...defined, ...BLOCK_TYPES];
  return [
    ...defined
      .filter((type) => !rendered.includes(type))
      .map(
        (type) =>
          `blocks.${type}: nothing draws this block, which blocks.ts of the content has. Add "${type}": { Component } to "blocks" of the config.`,
      ),
    ...rendered
      .filter((type) => !known.includes(type))
      .map((type) => {
        const similar = closest(type, known);
        const remedy = similar === null ? `There are ${known.join(', ')}.` : `Did you mean "${similar}"?`;
        return `blocks.${type}: there is no block of this type. ${remedy}`;
      }),
  ];
}

type Labels = {
  brand: Pick<Brand, 'pages'>;
  language: string;
  labels: Readonly<Record<string, string>>;
  /** Default: the firm has all parts. */
  parts?: FirmParts;
};

/** Values that `makeSay` fills in for every label. */
const COMMON_VALUES = ['firm', 'product'];

/** Finds labels that pages need and no file has, and labels with a value that no page fills in. */
export function labelIssues({ brand, language, labels, parts }: Labels): string[] {
  return Object.entries(messagesOf(brand, parts)).flatMap(([key, values]) => {
    const words = labels[key];
    const where = `messages, ${language}: "${key}"`;
    if (words === undefined) return [`${where} is missing, and a page would stand without it. Write it.`];
    const known = [...values, ...COMMON_VALUES];
    return [...words.matchAll(/\{(\w+)\}/g)]
      .map(([, name = '']) => name)
      .filter((name) => !known.includes(name))
      .map(
        (name) => `${where} asks for {${name}}, which no page fills in. It may say {${known.join('}, {')}}.`,
      );
  });
}

type Files = Pick<LoadedConfig, 'blocks' | 'folder' | 'hosts' | 'pages' | 'theme'>;

/** Finds damaged text in the files that a config names: style sheets and recorded responses. */
export function fileIssues({ blocks, folder, hosts, pages, theme }: Files): string[] {
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

/** Lists recorded responses, those in folders of languages too. */
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

/** Finds a `security.txt` that has expired: nobody may rely on its contacts any more. */
export function securityIssues(security: Security | undefined, now = new Date()): string[] {
  if (security === undefined || new Date(security.expires) > now) return [];
  return [
    `security.expires: ${security.expires} is over, and nobody may rely on whom it names. Look at it, then write a day less than a year ahead.`,
  ];
}
