/**
 * Withdraws people, one after the other, from a copy of the content of a site, builds it, and searches the built folder for
 * traces of them. As a program, it prints the outcome as its last line: `node src/cli/testing/proveWithdrawals.ts FOLDER PERSON…`.
 */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJsonFile } from '@tamarack-lowe/content-tools';
import { runCommand } from '@tamarack-lowe/content-tools/internal/cli';
import { build } from '../../build/build.ts';
import { contentHash } from '../../build/hashes.ts';
import { copyMissing, mediaFolders } from '../../build/outputs/media.ts';
import { workFolders } from '../../build/workFolders.ts';
import { type LoadedConfig, loadConfig } from '../../config/loadConfig.ts';

/** Outcome of `proveWithdrawals`. */
export type WithdrawalProof = {
  /** Number of people who were withdrawn. */
  withdrawn: number;
  /** Each file that still has the name or a picture of a person, after their name. Empty when nothing is left. */
  traces: string[];
};

/**
 * Withdraws each of these people (`Amara_Osei`) from a copy of the content of a site, builds the site without them into a
 * temporary folder, and searches it. `folder`: the folder of the site, whose bundle is used and whose build stays as it is.
 */
export async function proveWithdrawals(folder: string, people: readonly string[]): Promise<WithdrawalProof> {
  const config = await loadConfig(folder);
  const traces: string[] = [];
  for (const person of people) {
    const found = await tracesAfterWithdrawal(config, person);
    // Several builds take minutes, so the outcome of each is printed at once.
    console.error(`Without ${person}: ${found.length} traces.`);
    traces.push(...found);
  }
  return { withdrawn: people.length, traces };
}

const NO_BUDGETS: LoadedConfig['budgets'] = { everyPage: {}, pages: {} };

async function tracesAfterWithdrawal(config: LoadedConfig, person: string): Promise<string[]> {
  const folderOfCopy = mkdtempSync(join(tmpdir(), 'withdrawal-'));
  try {
    const content = join(folderOfCopy, 'content');
    cpSync(config.contentFolder, content, { recursive: true });
    seedMedia(config);
    await runCommand(['withdraw', person, '--content', content]);
    const built = join(folderOfCopy, 'build');
    // The copy has no package of rendered pictures: the build renders those that are missing.
    await build(
      // Without budgets: a page may grow when another story replaces a withdrawn one, and its size is no trace.
      {
        ...config,
        contentFolder: content,
        content: { ...config.content, folder: content },
        budgets: NO_BUDGETS,
      },
      { built },
    );
    return tracesOf(built, person, pictureHashes(content, person)).map((trace) => `${person}: ${trace}`);
  } finally {
    rmSync(folderOfCopy, { recursive: true, force: true });
  }
}

/** Copies the pictures that are already rendered to the cache in which the build of the copy looks for them. */
function seedMedia(config: LoadedConfig): void {
  const work = workFolders(config.folder);
  const { packed, cache } = mediaFolders(config, work);
  copyMissing(join(packed ?? cache, 'pictures'), join(work.cache, 'media', 'pictures'));
}

/** Files that list the addresses for 410: that of a member contains their name. No visitor can load these files. */
const ADDRESS_FILES = /(?:^|\/)(?:gone\.json|_redirects|adapters\/.*)$/;

/** Compressed files, which have the same text as the file beside them. */
const COMPRESSED = /\.(?:br|gz)$/;

/**
 * Searches a built folder for a person: names of files and their text for the name in any spelling (with and without accents,
 * as a slug, as an asset key), and files for the bytes of pictures. Returns the files with a trace, relative to the folder.
 */
export function tracesOf(built: string, person: string, pictures: ReadonlySet<string> = new Set()): string[] {
  const wanted = comparable(person);
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !COMPRESSED.test(name) && statSync(join(built, name)).isFile());
  return files.filter((name) => {
    if (comparable(name).includes(wanted)) return true;
    if (pictures.size > 0 && pictures.has(contentHash(join(built, name)))) return true;
    const bytes = readFileSync(join(built, name));
    if (ADDRESS_FILES.test(name)) return hasName(bytes.toString('utf8'), person);
    return TEXT.test(name) && comparable(bytes.toString('utf8')).includes(wanted);
  });
}

const TEXT = /\.(?:html|json|js|css|svg|xml|txt|vtt|ics|webmanifest|conf|vcl|map)$|\/(?:Caddyfile|_headers)$/;

/** Letters and digits of a text, without accents: "Ada O’Neil", `ada-oneil` and `Ada_ONeil` are one. */
const comparable = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\s_\-’'.·]/gu, '')
    .toLowerCase();

/** Returns whether a text contains the name as people write it; a slug in an address does not count. */
function hasName(text: string, person: string): boolean {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain.includes(person.replaceAll('_', ' ')) || plain.includes(person);
}

/** Hashes of the originals that show a person: films and their posters are served as they are. */
function pictureHashes(content: string, person: string): Set<string> {
  const films = join(content, 'films', 'films.json');
  if (!existsSync(films)) return new Set();
  const list = readJsonFile(films, 'films.json');
  const own = (Array.isArray(list) ? list : []).flatMap((film: { media?: string; person?: string | null }) =>
    film.media !== undefined && comparable(film.person ?? '') === comparable(person) ? film.media : [],
  );
  const files = readdirSync(join(content, 'films')).filter((file) =>
    own.some((name) => file.startsWith(`${name}.`)),
  );
  return new Set(files.map((file) => contentHash(join(content, 'films', file))));
}

if (import.meta.main) {
  const [folder = '.', ...people] = process.argv.slice(2);
  console.info(JSON.stringify(await proveWithdrawals(folder, people)));
}
