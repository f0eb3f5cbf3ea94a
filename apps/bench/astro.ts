import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A page per entry of a list: the simplest site that Astro can build. */
const PAGE = `---
import pages from '../pages.json';
export const getStaticPaths = () => pages.map(({ path, ...props }) => ({ params: { path: path.slice(1) }, props }));
const { title, words } = Astro.props;
---
<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>{title}</title></head>
  <body><h1>{title}</h1>{words.map((text) => <p>{text}</p>)}</body>
</html>
`;

/** A site of the newest Astro in a temporary folder. `program`: path of Astro's command line. */
export type AstroSite = {
  folder: string;
  program: string;
  version: string;
  setPages: (pages: PlainPage[]) => void;
};

/** Installs the newest Astro outside of the workspace. */
export function astroSite(): AstroSite {
  const folder = mkdtempSync(join(tmpdir(), 'astro-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, 'src/pages'), { recursive: true });
  write('package.json', JSON.stringify({ name: 'plain-pages', private: true, type: 'module' }));
  write('astro.config.mjs', "export default { site: 'https://example.com' };\n");
  write('src/pages/[...path].astro', PAGE);
  execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', 'astro@latest'], { cwd: folder });
  const home = join(folder, 'node_modules/astro');
  const { version, bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return {
    folder,
    program: join(home, bin.astro),
    version,
    setPages: (pages) => write('src/pages.json', JSON.stringify(pages)),
  };
}

/** Path and text of a page. */
type PlainPage = { path: string; title: string; words: string[] };

/** Collects all strings in a JSON value, in order. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Text of the stories of a built site: headline, summary and body, without pictures, links and frame. */
export function plainPages(root: string, addresses: readonly string[]): PlainPage[] {
  return addresses.flatMap((path): PlainPage[] => {
    const { story } = JSON.parse(readFileSync(join(root, path, 'page-data.json'), 'utf8')).data;
    if (!story) return [];
    const words = [story.summary, ...story.body.map((block: unknown) => textsIn(block).join(' '))];
    return [{ path, title: story.title.join(' '), words }];
  });
}
