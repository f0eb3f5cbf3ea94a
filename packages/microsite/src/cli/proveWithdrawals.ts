/**
 * Withdraws people in turn from a copy of a site's content, builds the site, and searches the built folder for each. Run by itself, it
 * prints the outcome as its last line: `node src/cli/proveWithdrawals.ts FOLDER PERSON…`.
 */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJsonFile } from '@tamarack-lowe/content-tools';
import { runCommand } from '@tamarack-lowe/content-tools/internal/cli';
import { build } from '../build/build.ts';
import { contentHash } from '../build/hashes.ts';
import { copyMissing, mediaFolders } from '../build/outputs/media.ts';
import { workFolders } from '../build/workFolders.ts';
import { type LoadedConfig, loadConfig } from '../config/loadConfig.ts';

/** Outcome of `proveWithdrawals`. */
export type WithdrawalProof = {
  /** Number of people who were withdrawn. */
  withdrawn: number;
  /** People with the file in which a name or picture of theirs is left. Empty when all is well. */
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
    // Five builds take minutes: the outcome of each is printed at once.
    console.error(`Without ${person}: ${found.length} traces.`);
    traces.push(...found);
  }
  return { withdrawn: people.length, traces };
}

const NO_BUDGETS: LoadedConfig['budgets'] = { everyPage: {}, pages: {} };

async function tracesAfterWithdrawal(config: LoadedConfig, person: string): Promise<string[]> {
  const place = mkdtempSync(join(tmpdir(), 'withdrawal-'));
  try {
    const content = join(place, 'content');
    cpSync(config.contentFolder, content, { recursive: true });
    seedMedia(config);
    await runCommand(['withdraw', person, '--content', content]);
    const built = join(place, 'build');
    // A folder of the copy has no package with pictures beside it: the build renders those that are missing.
    await build(
      // Without budgets: the neighbour that takes somebody's place may have a longer name, and bytes are no trace.
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
    rmSync(place, { recursive: true, force: true });
  }
}

/** Puts the pictures that are rendered already where the build of a copy looks for them. */
function seedMedia(config: LoadedConfig): void {
  const work = workFolders(config.folder);
  const { packed, cache } = mediaFolders(config, work);
  copyMissing(join(packed ?? cache, 'pictures'), join(work.cache, 'media', 'pictures'));
}

/** Files with the addresses that answer 410: the address of a member has a name in it. No visitor can load them. */
const ADDRESS_FILES = /(?:^|\/)(?:gone\.json|_redirects|adapters\/.*)$/;

/** Compressed forms have the same text as the file beside them. */
const COMPRESSED = /\.(?:br|gz)$/;

/**
 * Searches a built folder for a person: names of files and their text for the name in any spelling (with and without accents,
 * as a slug, as a media key), and files for the bytes of pictures. Returns the files with a trace, relative to the folder.
 */
export function tracesOf(built: string, person: string, pictures: ReadonlySet<string> = new Set()): string[] {
  const wanted = squashed(person);
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !COMPRESSED.test(name) && statSync(join(built, name)).isFile());
  return files.filter((name) => {
    if (squashed(name).includes(wanted)) return true;
    if (pictures.size > 0 && pictures.has(contentHash(join(built, name)))) return true;
    const bytes = readFileSync(join(built, name));
    if (ADDRESS_FILES.test(name)) return hasName(bytes.toString('utf8'), person);
    return TEXT.test(name) && squashed(bytes.toString('utf8')).includes(wanted);
  });
}

const TEXT = /\.(?:html|json|js|css|svg|xml|txt|vtt|ics|webmanifest|conf|vcl|map)$|\/(?:Caddyfile|_headers)$/;

/** Letters and digits of a text, without accents: "Ada O’Neil", `ada-oneil` and `Ada_ONeil` are one. */
const squashed = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\s_\-’'.·]/gu, '')
    .toLowerCase();

/** Returns whether a text has the name as people write it; an address with a slug has not. */
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
    film.media !== undefined && squashed(film.person ?? '') === squashed(person) ? film.media : [],
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
