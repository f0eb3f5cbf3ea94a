import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadedConfig } from '../../config/loadConfig.ts';
import { type CssChunk, OPTIONAL_CHUNKS } from '../../site/SiteData.ts';
import type { WorkFolders } from '../workFolders.ts';
import { cssChunksOf } from './optionalPages.ts';
import { type SiteTypefaces, subsetTypefaces } from './typefaces.ts';

/** Subsets the typefaces of a config and writes its style sheets, before anything is bundled. */
export async function prepareStyles(config: LoadedConfig, work: WorkFolders): Promise<SiteTypefaces> {
  const typefaces = await subsetTypefaces(config.typefaces, {
    root: config.folder,
    content: config.contentFolder,
    assets: work.assets,
    cache: join(work.cache, 'typefaces'),
    base: config.base,
  });
  writeStyleSheets(work, typefaces, config);
  return typefaces;
}

const EVERY_PAGE = 'every-page';

/** The CSS chunks of pages that contain blocks: stories and resources. */
const WITH_BLOCKS: readonly CssChunk[] = ['story', 'static'];

/**
 * Writes the style sheet of a site in chunks, and one sheet that imports all of them. `every-page` has fallback fonts, kit, pages,
 * theme and frame of the brand; the other chunks have the styles of some routes, with the brand's own, custom blocks and custom
 * pages. Scripts load the typefaces; visitors without scripts get them from the style sheet. Styles of a brand are in no layer, so
 * the order of chunks does not matter.
 */
function writeStyleSheets(
  { styles, chunks }: Pick<WorkFolders, 'styles' | 'chunks'>,
  { faces, fallbacks }: SiteTypefaces,
  config: Pick<
    LoadedConfig,
    'theme' | 'styles' | 'blocks' | 'pages' | 'plugins' | 'contentFolder' | 'features'
  >,
): void {
  const { theme, blocks, pages } = config;
  const brandSheets: Readonly<Record<string, string | undefined>> = config.styles;
  const pluginHooks = config.plugins.map(({ hooks }) => hooks);
  const cssChunks = cssChunksOf(config);
  mkdirSync(chunks, { recursive: true });
  writeFileSync(join(chunks, 'fallback-fonts.css'), fallbacks);
  writeFileSync(join(chunks, 'typefaces.css'), faces);
  const every = [
    // A site may have no typefaces, and Vite warns about empty style sheets.
    ...(fallbacks === '' ? [] : ['@import "./fallback-fonts.css";']),
    ...(faces === '' ? [] : ['@import "./typefaces.css" (scripting: none);']),
    ...kitImports(EVERY_PAGE),
    ...(theme === undefined ? [] : [importOf(theme)]),
    ...customImports([{ styles: config.styles.frame }]),
  ];
  writeFileSync(chunkFile(chunks, EVERY_PAGE), `${every.join('\n')}\n`);
  const blockImports = customImports(
    [blocks, ...pluginHooks.map((hooks) => hooks.blocks ?? {})].flatMap((each) => Object.values(each)),
  );
  const pageImports = customImports([...pages, ...pluginHooks.flatMap(({ routes = [] }) => routes)]);
  for (const chunk of cssChunks) {
    const imports = [
      ...kitImports(chunk),
      ...featureSheets(chunk, config.features),
      ...(WITH_BLOCKS.includes(chunk) ? blockImports : []),
      // Custom pages load every chunk.
      ...(chunk === 'static' ? pageImports : []),
      ...customImports([{ styles: brandSheets[chunk] }]),
    ];
    writeFileSync(chunkFile(chunks, chunk), `${imports.join('\n')}\n`);
  }
  const all = [EVERY_PAGE, ...cssChunks].map((chunk) => importOf(chunkFile(chunks, chunk)));
  writeFileSync(styles, `${all.join('\n')}\n`);
}

const customImports = (components: readonly { styles?: string | undefined }[]) =>
  components.flatMap(({ styles }) => (styles === undefined ? [] : [importOf(styles)]));

/** Imports of the kit and of pages for a CSS chunk. The kit has nothing that only optional pages show. */
function kitImports(chunk: string): string[] {
  return (OPTIONAL_CHUNKS.some((optional) => optional === chunk) ? ['pages'] : ['ui', 'pages']).map((name) =>
    sheetOf(name, chunk),
  );
}

/** Imports of sheets that only sites with a feature need: the cookie notice on slides, campus events. */
function featureSheets(chunk: CssChunk, { country, events }: LoadedConfig['features']): string[] {
  if (chunk === 'slides' && country !== false) return [sheetOf('pages', 'slides-notice')];
  if (chunk === 'static' && events) return [sheetOf('pages', 'events')];
  return [];
}

const sheetOf = (name: string, chunk: string) =>
  importOf(fileURLToPath(import.meta.resolve(`@tamarack-lowe/${name}/styles/${chunk}.css`)));

const importOf = (file: string) => `@import ${JSON.stringify(file)};`;

const chunkFile = (chunks: string, chunk: string) => join(chunks, `${chunk}.css`);
