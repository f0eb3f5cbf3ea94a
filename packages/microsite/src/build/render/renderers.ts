import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sha256 } from '@tamarack-lowe/prerender/internal/files';
import type * as Render from '../../client/render.tsx';
import type { RouteContext } from '../../routes/route.ts';
import { languageAt } from '../../site/paths.ts';
import { BUILD_CODE, contentHash } from '../hashes.ts';
import type { WorkFolders } from '../workFolders.ts';
import type { Project } from './readProject.ts';

/** The bundled module that renders pages. It is imported after it is bundled, so only its types are known before. */
export type RenderModule = typeof Render;

/** A site in one language: lists its pages, and reads and renders each. */
export type Renderer = ReturnType<RenderModule['createRenderers']>[number];

/** The renderers of a site, the language at the root first, and a function that finds that of a path. */
export type Renderers = { all: Renderer[]; first: Renderer; at: (path: string) => Renderer };

/** Imports the bundled render module and opens the site in all its languages. */
export async function openRenderers(
  { renderModule }: Pick<WorkFolders, 'renderModule'>,
  sites: Project['sites'],
  now: Date,
): Promise<Renderers> {
  // The search parameter makes Node import the module again when one process builds twice.
  const module: RenderModule = await import(`${pathToFileURL(renderModule).href}?${now.getTime()}`);
  const all = module.createRenderers(sites);
  const [first] = all;
  if (!first) throw new Error('A site needs a language.');
  const homes = all.map((renderer) => ({ renderer, home: renderer.site.paths.intro }));
  return { all, first, at: (path) => languageAt(homes, path)?.renderer ?? first };
}

/**
 * Cache key of everything that affects rendering in one language except the source of a page: the render module, the code of the
 * build, and the data that all pages share.
 */
export function renderKey(
  { renderModule }: Pick<WorkFolders, 'renderModule'>,
  { data }: Pick<Renderer, 'data'>,
): string {
  const code = contentHash(dirname(renderModule), BUILD_CODE);
  return sha256([code, JSON.stringify(data)]);
}

type WithPeople = { context: { content: Pick<RouteContext['content'], 'departedPeople'> } };

/**
 * Epoch of a build: changes when a person leaves the site or comes back. Empty if nobody has left. No earlier build, and no copy
 * on a visitor's device, outlives its epoch.
 */
export function epochOf(sites: readonly WithPeople[]): string {
  const people = [...new Set(sites.flatMap(({ context }) => context.content.departedPeople()))].sort();
  return people.length === 0 ? '' : sha256([JSON.stringify(people)]).slice(0, 8);
}
