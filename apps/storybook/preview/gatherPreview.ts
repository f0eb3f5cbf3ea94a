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
  /** Output folder, emptied first: `client` has all files to serve, `csp.json` is beside it. */
  target: string;
};

/** Copies the built site, and the built Storybook into it as `/storybook`. Returns the folder to serve. */
export function gatherPreview({ site, storybook, target }: Folders): string {
  for (const [what, folder] of Object.entries({ site, storybook }))
    if (!existsSync(folder))
      throw new Error(`There is no built ${what} at ${folder}. Build it first: pnpm build`);
  const root = path.join(target, 'client');
  const inside = path.join(root, 'storybook');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  // `build/client` may be a link to the current build.
  cpSync(realpathSync(site), root, { recursive: true });
  // The site has the same pictures at /media.
  const media = path.join(storybook, 'media');
  cpSync(storybook, inside, { recursive: true, filter: (file) => file !== media });
  // Storybook's addresses are relative: without a base, `/storybook` would request them from the root.
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
