import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { ContentError } from '@tamarack-lowe/content-model';
import { joinPath, plainPath } from '@tamarack-lowe/content-model/internal/addresses';
import { sha256 } from '@tamarack-lowe/prerender/internal/files';
import { type PageData, pageDataAddress } from '@tamarack-lowe/prerender/prehydration';
import { CACHE_PREFIX, type OfflineLanguage, type OfflineSettings } from '../../offline/protocol.ts';
import { epochOf, type Renderer } from '../render/renderers.ts';
import type { MissingPictures } from './media.ts';

type Options = {
  /** `offline` of the config. */
  isOn: boolean;
  /** The bundled service worker. */
  worker: string;
  /** Base path of the site. */
  base: string;
  renderers: readonly Renderer[];
  /** Folder of the new build. */
  target: string;
  /** Pictures that this build has left out. The limit of bytes holds for the complete build, which has them. */
  missing: MissingPictures;
};

/**
 * Writes `sw.js`, the service worker, with the settings of this build in front. A site without `offline` gets one that unregisters
 * itself: only browsers that still have the worker of an earlier build request it.
 */
export async function writeServiceWorker(options: Options): Promise<void> {
  const { isOn, worker, base, target } = options;
  const settings = () => `const OFFLINE_SETTINGS=${JSON.stringify(offlineSettings(options))};\n`;
  const code = isOn ? settings() + (await readFile(worker, 'utf8')) : unregisterScript();
  await writeFile(join(target, base, 'sw.js'), code);
}

/** Most bytes, uncompressed, of pinned files in one language. The worker has 3 MB more for the pages that visitors open. */
const MOST_PINNED = 5_000_000;

/** Scripts, style sheets, drawings and typefaces, except `noscript-…css`, which only browsers without scripts load. */
const PINNED = /^(?!noscript-).*\.(?:js|css|svg|woff2)$/;

/** Reads the settings of the service worker from a built folder. Throws a `ContentError` when too much is pinned. */
function offlineSettings({ renderers, target, missing }: Options): OfflineSettings {
  const languages = renderers.map((renderer) => offlineLanguage(renderer, target));
  const filesOf = (path: string) => [posix.join(path, 'index.html'), pageDataAddress(path)];

  const assets = posix.dirname(languages[0]?.files[0] ?? '');
  const files = readdirSync(join(target, assets))
    .filter((name) => PINNED.test(name))
    .map((name) => posix.join(assets, name));
  const bytesOf = (addresses: readonly string[]) => bytesIn(target, addresses, missing);
  const bytes = bytesOf([...files, ...languages.flatMap(({ offline }) => filesOf(offline))]);
  const issues = languages.flatMap(({ tag, pages, files: languageFiles }) => {
    const all = bytes + bytesOf([...Object.keys(pages).flatMap(filesOf), ...languageFiles]);
    if (all <= MOST_PINNED) return [];
    return `offline, ${tag}: ${megabytes(all)} would be stored on every device; the limit is ${megabytes(MOST_PINNED)}. Remove "offline" from some stories.`;
  });
  if (issues.length > 0) throw new ContentError(issues);
  return {
    files,
    offline: languages.flatMap(({ offline }) => {
      const revision = revisionOf(...filesOf(offline).map((file) => join(target, file)));
      return [offline, pageDataAddress(offline)].map((url) => ({ url, revision }));
    }),
    bytes,
    epoch: epochOf(renderers),
    geolocation: renderers[0]?.site.hosts.geolocation ?? '',
    languages,
  };
}

/** Adds up the sizes of files in a built folder, without those that it leaves out. Throws for any other file that is not there. */
export function bytesIn(target: string, addresses: readonly string[], missing: MissingPictures): number {
  return addresses
    .filter((address) => !missing.has(address))
    .reduce((sum, address) => sum + statSync(join(target, address)).size, 0);
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Routes whose pages have dozens of pictures, more with each story: the pictures are cached when they are seen. */
const MANY_PICTURES: ReadonlySet<string> = new Set(['slides', 'stories']);

/** Collects the pinned pages of one language, and their files, from a built folder. */
function offlineLanguage({ site, context, publicPages, read }: Renderer, target: string): OfflineLanguage {
  const { headSay } = context;
  const home = site.paths.intro;
  const offline = joinPath(home, '/offline');
  const htmlOf = (path: string) => join(target, path, 'index.html');
  const dataOf = (path: string) => join(target, pageDataAddress(path));
  const paths = publicPages.flatMap(({ path, offline }) => (offline ? path : []));
  const withPictures = paths.filter((path) => !MANY_PICTURES.has(read(path)?.route ?? ''));
  const { shared = '' }: PageData = JSON.parse(readFileSync(dataOf(offline), 'utf8'));
  const pictures = withPictures.flatMap((path) => picturesOf(readFileSync(htmlOf(path), 'utf8')));
  const otherPaths = paths.flatMap((path) =>
    Object.keys(read(path)?.heads ?? {}).flatMap((other): [string, string][] =>
      plainPath(path) === other ? [] : [[other, path]],
    ),
  );
  return {
    tag: site.language,
    home,
    asOf: headSay('offlineAsOf', { date: '{date}' }),
    offline,
    pages: Object.fromEntries(paths.map((path) => [path, revisionOf(htmlOf(path), dataOf(path))])),
    samePage: Object.fromEntries(otherPaths),
    files: [...new Set([shared, ...pictures])],
  };
}

/** Hashes the contents of files to eight characters. */
function revisionOf(...files: readonly string[]): string {
  return sha256(files.map((file) => readFileSync(file))).slice(0, 8);
}

/** Width of the pictures that are cached, in px: the one that phones load. */
const WIDTH = 320;

/** Returns the addresses of the pictures of a page, each in one width: offline, that copy stands for all widths. */
export function picturesOf(html: string): string[] {
  const images = html.match(/<img\b[^>]*>/g) ?? [];
  const addresses = images.map((image) => {
    const [, sources = ''] = /\ssrcset="([^"]*)"/i.exec(image) ?? [];
    const files = [...sources.matchAll(/(\S+) (\d+)w/g)].map(([, address = '', width]) => ({
      address,
      width: Number(width),
    }));
    const fitting = files.find(({ width }) => width >= WIDTH) ?? files.at(-1);
    return fitting?.address ?? /\ssrc="([^"]*)"/.exec(image)?.[1] ?? '';
  });
  return [...new Set(addresses.filter((address) => address.startsWith('/')))];
}

/** The part of the global scope of a service worker that `unregister` needs. */
type WorkerScope = {
  addEventListener: (
    type: 'install' | 'activate',
    listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  registration: { scope: string; unregister: () => Promise<boolean> };
  caches: { keys: () => Promise<string[]>; delete: (name: string) => Promise<boolean> };
};

/**
 * Service worker that deletes the caches of the site and unregisters itself. Its source text is written to `sw.js`, so it may use
 * nothing but its parameters. Sites that share an origin have caches with the same prefix and different scopes.
 */
function unregister(self: WorkerScope, prefix: string): void {
  async function leave() {
    const { scope } = self.registration;
    const names = (await self.caches.keys()).filter(
      (name) => name.startsWith(`${prefix}-`) && name.endsWith(`-${scope}`),
    );
    await Promise.all(names.map((name) => self.caches.delete(name)));
    await self.registration.unregister();
  }
  self.addEventListener('install', () => void self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(leave()));
}

/** Returns `sw.js` of a site without `offline`. */
export const unregisterScript = () => `(${unregister})(self, ${JSON.stringify(CACHE_PREFIX)});\n`;
