import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { similarPaths } from '@tamarack-lowe/content-model/internal/addresses';
import {
  type IssueText,
  issue,
  KNOWN_NETWORKS,
  message,
  withRemedy,
} from '@tamarack-lowe/content-model/internal/content';
import { issuesOf } from '../files/issues.ts';
import { listFiles } from '../files/textFiles.ts';
import type { Pictures } from '../images/pictures.ts';
import { readSvg } from '../images/svg.ts';
import { mediaReferences } from '../read/media.ts';
import type { CheckContext, Rule } from './context.ts';

/** Shorter descriptions say no more than a name. */
const SHORTEST_ALT = 12;

/** Finds pictures and films that content names and that do not exist. */
export const missingPictures: Rule = ({ films, pictures, sources }) =>
  mediaReferences(sources).flatMap(({ key, where }) =>
    issuesOf(() => (key.startsWith('films/') ? films.filmOf(key, where) : pictures.pictureOf(key, where))),
  );

/** Finds missing and too short descriptions of pictures and films. */
export const missingAltTexts: Rule = ({ nameIn, sources }) =>
  mediaReferences(sources).flatMap(({ where, alt }) =>
    alt === undefined || alt.trim().length >= SHORTEST_ALT
      ? []
      : [issue(nameIn(where), message('shortAlt', { alt }))],
  );

/** Number of pictures that each layout shows. */
const PICTURES: Record<string, { least: number; most: number }> = {
  'one-photo': { least: 1, most: 1 },
  'two-photo': { least: 2, most: 2 },
  staggered: { least: 3, most: 6 },
  slider: { least: 3, most: 8 },
  'video--single': { least: 1, most: 1 },
};

/** Finds stories with the wrong number of pictures for their layout, and video layouts without a film. */
export const layoutsWithoutPictures: Rule = ({ stories }) =>
  stories.flatMap(({ slug, theme, images }) => {
    const { least, most } = PICTURES[theme] ?? { least: 1, most: 1 };
    const issues: IssueText[] = [];
    if (images.length < least || images.length > most) {
      const room = least === most ? least : message('range', { least, most });
      issues.push(issue(slug, message('pictureCount', { layout: theme, room, count: images.length })));
    }
    for (const { media, type } of images) {
      if ((type === 'video') !== media.startsWith('films/')) {
        const [folder = ''] = media.split('/');
        issues.push(issue(slug, message('otherMediaType', { key: media, type, folder })));
      }
    }
    const hasFilm = images.some((image) => image.type === 'video');
    if (hasFilm !== (theme === 'video--single')) {
      issues.push(issue(slug, message('filmLayout')));
    }
    return issues;
  });

const KINDS = ['people', 'scenes'] as const;

/** Lists the asset keys in the metadata of one kind; null without a metadata file. */
function describedKeys({ metadata, root }: CheckContext, kind: (typeof KINDS)[number]): string[] | null {
  if (!existsSync(join(root, 'pictures', `${kind}.json`))) return null;
  return kind === 'people'
    ? [...metadata.people().keys()].map((key) => `people/${key}`)
    : [...metadata.scenes().keys()];
}

/** Finds metadata without a file, and files without metadata where there is a metadata file. */
export const metadataMismatches: Rule = (context) =>
  KINDS.flatMap((kind) => {
    const described = describedKeys(context, kind);
    if (described === null) return [];
    const files = listFiles(join(context.root, 'pictures', kind));
    const there = new Set(files.map((file) => `${kind}/${file.replace(/\.\w+$/, '')}`));
    const known = new Set(described);
    return [
      ...described
        .filter((key) => !there.has(key))
        .map((key) => issue(`${kind}.json`, message('pictureFileMissing', { key }))),
      ...[...there]
        .filter((key) => !known.has(key))
        .map((key) => issue(`pictures/${key}`, message('pictureNotDescribed', { file: `${kind}.json` }))),
    ];
  });

/** Finds networks without an icon: neither one of the kit nor a symbol in a drawing of the firm. */
export const networksWithoutMarks: Rule = ({ brand, pictures, root }) =>
  brand.social.flatMap(({ network }, index) => {
    if (KNOWN_NETWORKS.some((known) => known === network) || isDrawn(network, root, pictures)) return [];
    const [similar] = similarPaths(network, KNOWN_NETWORKS, 1);
    const symbol = `<symbol id="${network}" viewBox="0 0 24 24">`;
    return [
      issue(
        `brand, profile ${index + 1}`,
        message('noIcon', { network, symbol }),
        ...(similar === undefined ? [] : [didYouMean(network, similar)]),
      ),
    ];
  });

const didYouMean = (instead: string, near: string) =>
  withRemedy(message('didYouMean', { near }), { instead, write: near });

function isDrawn(network: string, root: string, { planOf }: Pictures): boolean {
  const file = planOf(`objects/${network}`)?.original.file;
  return file !== undefined && readSvg(root, file).includes(`id="${network}"`);
}
