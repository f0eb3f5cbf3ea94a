import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

type Folders = {
  /** The built site, `build/client`; beside it lies `csp.json`. */
  site: string;
  /** The built Storybook. */
  storybook: string;
  /** Emptied and filled: `client` with everything a host has to serve, and `csp.json` beside it. */
  target: string;
};

/** Lays the built Storybook into a copy of the built site, as `/storybook`. Returns the folder to serve. */
export function gatherPreview({ site, storybook, target }: Folders): string {
  for (const [what, folder] of Object.entries({ site, storybook }))
    if (!existsSync(folder))
      throw new Error(`There is no built ${what} at ${folder}. Build it first: pnpm build`);
  const root = path.join(target, 'client');
  const inside = path.join(root, 'storybook');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  // It may be a link to the build of now.
  cpSync(realpathSync(site), root, { recursive: true });
  // Storybook asks for pictures at /media, where the site has them.
  const media = path.join(storybook, 'media');
  cpSync(storybook, inside, { recursive: true, filter: (file) => file !== media });
  // Its addresses are relative to a folder: without this, `/storybook` would look for them beside itself.
  const index = path.join(inside, 'index.html');
  writeFileSync(index, readFileSync(index, 'utf8').replace('<head>', '<head><base href="/storybook/">'));
  const pages = globSync('**/*.html', { cwd: inside }).map((page) => page.replaceAll('\\', '/'));
  const policies = {
    ...JSON.parse(readFileSync(path.join(site, '..', 'csp.json'), 'utf8')),
    ...Object.fromEntries(pages.map((page) => [`/storybook/${page}`, STORYBOOK_POLICY])),
  };
  writeFileSync(path.join(target, 'csp.json'), JSON.stringify(policies));
  return root;
}

/**
 * Content-Security-Policy of Storybook's pages: their own origin, and the scripts and styles that Storybook writes into
 * its pages. Storybook frames its own examples; no other site may.
 */
const STORYBOOK_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');
