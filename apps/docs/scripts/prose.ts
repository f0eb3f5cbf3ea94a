import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { applyTypography } from '@tamarack-lowe/content-model/internal/content';
import { linkPages, outsideOfCode, type PageOf } from './links.ts';
import type { Page } from './page.ts';

/** A Markdown file of the repository that is a page of the site. */
type Source = Pick<Page, 'path' | 'language' | 'order' | 'label' | 'isHidden'> & { file: string };

/** Addresses of pages by file, where they differ from the path of the file, in the order of the sidebar. */
const PLACES: Readonly<Record<string, string>> = {
  'README.md': '',
  'a-microsite-in-a-morning.md': 'guides/a-microsite-in-a-morning',
  'recipes.md': 'guides/recipes',
  'deploy.md': 'guides/deploy',
  'plugins.md': 'guides/plugins',
  'desk.md': 'guides/desk',
  'consents.md': 'guides/consents',
  'scale.md': 'guides/scale',
  'performance.md': 'guides/performance',
  'migrating.md': 'guides/migrating',
  'support.md': 'guides/support',
  'SECURITY.md': 'guides/security',
  'concepts/from-content-to-a-page.md': 'concepts/from-content-to-a-page',
  'concepts/sections-slides-stories.md': 'concepts/sections-slides-stories',
  'concepts/visitor-types.md': 'concepts/visitor-types',
  'concepts/rings-and-circles.md': 'concepts/rings-and-circles',
  'architecture.md': 'inside/architecture',
  'house.md': 'inside/packages-and-rules',
  'house-style.md': 'inside/house-style',
  'glossary.md': 'inside/glossary',
  'tests.md': 'inside/tests',
};

/** Files that are no pages of prose: other scripts make the pages of configuration, and pairs are pictures of the sample. */
const ELSEWHERE = ['configuration.md', 'pairs/README.md'];

/** Lists the Markdown files that are pages: `docs`, its translations in `docs/fr`, and the README of each package. */
export function proseSources(root: string): Source[] {
  const docs = globSync('docs/**/*.md', { cwd: root }).map((file) => file.split(path.sep).join('/'));
  const languages = [...new Set(docs.map((file) => /^docs\/([a-z]{2})\//.exec(file)?.[1]))].filter(
    (language) => language !== undefined,
  );
  const ofDocs = docs.toSorted().flatMap((file): Source[] => {
    const language = languages.find((each) => file.startsWith(`docs/${each}/`));
    const name = file.slice(language === undefined ? 5 : 6 + language.length);
    const order = Object.keys(PLACES).indexOf(name) + 1;
    if (ELSEWHERE.includes(name)) return [];
    const place = PLACES[name] ?? name.replace(/\.md$/, '').replace(/\/README$/, '');
    const numbered = /^decisions\/(\d+)-/.exec(place)?.[1];
    return [
      {
        file,
        path: place.toLowerCase(),
        ...(language !== undefined && { language }),
        ...(order > 0 && { order }),
        ...(numbered !== undefined && { order: Number(numbered), isHidden: true }),
      },
    ];
  });
  const readmes = globSync('packages/*/README.md', { cwd: root }).map((file) =>
    file.split(path.sep).join('/'),
  );
  const ofPackages = readmes.toSorted().map((file): Source => {
    const name = file.split('/')[1] ?? '';
    return { file, path: `packages/${name}`, label: name };
  });
  return [...ofDocs, ...ofPackages];
}

/** Finds the page of a file or of a folder with a README. Translations come first among links of a translation. */
export function pageFinder(sources: readonly Source[], others: ReadonlyMap<string, string>): PageOf {
  const pages = new Map(sources.map(({ file, path: place }) => [file, place]));
  return (file) => pages.get(file) ?? pages.get(`${file}/README.md`) ?? others.get(file);
}

/** Reads a Markdown file as a page. Its first heading is the title, its first sentence the description. */
export function readProse(
  { file, ...place }: Source,
  context: { root: string; pageOf: PageOf; addPicture: (file: string) => void },
): Page {
  const written = readFileSync(path.join(context.root, file), 'utf8').replaceAll(/<!--[\s\S]*?-->\n*/g, '');
  const { language } = place;
  const text = language ? outsideOfCode(written, (part) => applyTypography(part, language)) : written;
  const [, title = place.path, body = text] = /^# (.+)\n([\s\S]*)$/m.exec(text) ?? [];
  const heading = title.replaceAll('`', '');
  const linked = linkPages(body, { ...context, file });
  return { ...place, title: heading, description: firstSentence(body) ?? heading, body: linked.trim() };
}

/** Returns the first sentence of the first paragraph, without markup. */
function firstSentence(body: string): string | undefined {
  const paragraph = body.split(/\n{2,}/).find((part) => /^[\p{L}`[*]/u.test(part.trim()));
  const plain = paragraph
    ?.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain?.match(/^.*?[.!?](?=\s|$)/)?.[0] ?? plain?.replace(/:$/, '.');
}
