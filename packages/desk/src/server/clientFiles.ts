import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Responds with a bundled file of the desk; null for any other address. */
export type ClientFiles = (path: string) => Promise<Response | null>;

/** Finds the bundle beside the built server, or in `dist` when the server runs from source. */
function bundleFolder(): string {
  const places = ['./client', '../../dist/client'].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  );
  return places.find((place) => existsSync(join(place, 'index.html'))) ?? places[0] ?? '';
}

/** Opens the bundle. Only its files are served: no address is joined to a folder. */
export async function openClientFiles(folder = bundleFolder()): Promise<ClientFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${file.slice(folder.length + 1).replaceAll('\\', '/')}`, file]),
  );
  return async (path) => {
    const file = files.get(path === '/' ? '/index.html' : path);
    if (file === undefined) return null;
    const isHashed = path.startsWith('/assets/');
    return new Response(new Uint8Array(await readFile(file)), {
      headers: {
        'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
        'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      },
    });
  };
}
