import {
  type Brand,
  type Messages,
  makeSay,
  type SiteLanguage,
  STORAGE_NAMES,
  siteLanguages,
} from '@tamarack-lowe/content-model';
import { primaryLanguage } from '@tamarack-lowe/content-model/internal/addresses';
import type { HeadMessages } from '@tamarack-lowe/content-model/internal/messages';
import { wallClockAt } from '@tamarack-lowe/content-model/internal/times';
import { openContent, readSiteContent } from '@tamarack-lowe/content-tools';
import { createSources } from '@tamarack-lowe/content-tools/internal/editing';
import type { RendererSource } from '../../client/render.tsx';
import type { LoadedConfig } from '../../config/loadConfig.ts';
import type { SiteData, SiteTypeface } from '../../site/SiteData.ts';
import type { FetchText } from '../plugins/fetchText.ts';
import { readPluginContent } from '../plugins/pluginContent.ts';
import type { WorkFolders } from '../workFolders.ts';
import { type BrandDrawings, openBrandDrawings } from './brandDrawings.ts';
import { readHostContent } from './contentHost.ts';

/** Config and content of a site, read and checked: everything that its pages are rendered from. */
export type Project = {
  /** One per language, the language at the root first. */
  sites: RendererSource[];
  /** Drawings of the brand, one per language. */
  drawings: BrandDrawings[];
  /** Lines for the log of the build: sources of menu and events, lines of plugins. */
  notes: string[];
  /** Responses that plugins made for browsers, by language (empty for the first) and route. */
  responses: Record<string, Record<string, string>>;
};

type Options = {
  work: WorkFolders;
  typefaces: readonly SiteTypeface[];
  now: Date;
  /** Origin of the content host. Default: its recorded responses. */
  contentHost?: string | undefined;
  /** Object by which calls share the files that they have read: the option `together` of `content-tools`. Default: a new one. */
  contentCache?: object | undefined;
  /** Fetches what plugins ask for. */
  fetchText: FetchText;
};

/** Reads a site in all its languages. Throws a `ContentError` with everything that is wrong in its content. */
export async function readProject(config: LoadedConfig, options: Options): Promise<Project> {
  const languages = siteLanguages(config.languages, config.base);
  const { contentCache = {} } = options;
  const read = await Promise.all(
    languages.map((language) => readLanguage(config, language, { ...options, languages, contentCache })),
  );
  const sites = read.map(({ site }) => site);
  const withHints = languages.map((language, index): SiteLanguage => {
    const { languageHint, close } = sites[index]?.data.messages ?? {};
    return { ...language, ...(languageHint && close && { hint: { words: languageHint, close } }) };
  });
  const allLanguages = sites.length > 1 ? withHints : languages;
  return {
    sites: sites.map(({ data, surroundings }) => ({
      data: { ...data, languages: allLanguages },
      surroundings,
    })),
    drawings: read.map(({ drawings }) => drawings),
    notes: read.flatMap(({ notes }) => notes),
    responses: Object.fromEntries(
      read.flatMap(({ response }, index) => {
        const tag = index === 0 ? '' : primaryLanguage(languages[index]?.tag ?? '');
        return response === null ? [] : [[tag, { campus_events: response }]];
      }),
    ),
  };
}

async function readLanguage(
  config: LoadedConfig,
  { tag, home }: SiteLanguage,
  {
    languages,
    contentCache,
    work,
    typefaces,
    now,
    contentHost,
    fetchText,
  }: Options & { languages: readonly SiteLanguage[]; contentCache: object },
): Promise<{ site: RendererSource; drawings: BrandDrawings; notes: string[]; response: string | null }> {
  const {
    base,
    content: { clientUrl, path: contentPath },
    contentFolder,
    features: { country, menu },
    rings,
  } = config;
  const browserHosts = {
    ...(clientUrl !== undefined && { content: clientUrl }),
    ...(country && country.clientUrl !== undefined && { geolocation: country.clientUrl }),
  };
  const languageOptions = {
    language: tag,
    home,
    base,
    untranslated: config.untranslated[tag],
    together: contentCache,
  };
  const timeZone = createSources(contentFolder, languageOptions).brand().timeZone;
  // The day in the time zone of the firm, wherever the build runs.
  const today = wallClockAt(timeZone ?? 'UTC', now.getTime()).day;
  const readOptions = { ...languageOptions, today };
  const read = await readSiteContent(contentFolder, { ...readOptions, documentCache: work.documents });
  const { deck, documents, regions, visitorTypes } = read;
  const brand = brandOf(read.brand, config);
  const content = openContent(contentFolder, { ...readOptions, documents });
  // The cast is safe: `checkSite` runs before a build and stops it when a label is missing.
  const messages = read.messages as Messages;
  const plugins = await readPluginContent(config.plugins, {
    language: tag,
    brand,
    content,
    today,
    fetchText,
  });
  const host = await readHostContent(config, contentHost, {
    builtEvents: plugins.events?.parsed,
    brand,
    menuRest: makeSay(messages, brand)('menuRest'),
    language: tag,
    work,
    now,
  });
  const drawings = openBrandDrawings(content, { brand, work, language: tag });
  const belowRoot = dataBelowRoot(base);
  const data: SiteData = {
    ...belowRoot,
    brand,
    deck,
    regions,
    visitorTypes,
    language: tag,
    languages,
    messages,
    hosts: {
      ...belowRoot.hosts,
      ...browserHosts,
      contentPath,
      badgeClass: menu ? menu.badgeClass : undefined,
    },
    logo: drawings.logo,
    marks: drawings.marks,
    typefaces,
    rings,
    asks: { menu: menu !== false, country: country !== false },
    ...(host.content.menu && { menu: host.content.menu }),
    year: Number(today.slice(0, 4)),
  };
  const surroundings = {
    headSay: makeSay(read.headMessages as HeadMessages, brand),
    content,
    events: host.content.events,
    plugins: plugins.content,
    feeds: config.features.feeds,
    today,
  };
  const notes = [...host.notes, ...plugins.notes];
  return { site: { data, surroundings }, drawings, notes, response: plugins.events?.response ?? null };
}

type Switches = {
  origin: string;
  features: Pick<LoadedConfig['features'], 'team' | 'campus' | 'events' | 'pack'>;
};

/** Returns the brand of a content folder at the origin of the config, without the pages that the config switches off. */
export function brandOf(brand: Brand, { origin, features: { team, campus, events, pack } }: Switches): Brand {
  const { connect, campus: resources, events: dates, pack: packs, ...others } = brand.pages;
  return {
    ...brand,
    site: origin,
    pages: {
      ...others,
      ...(team && connect !== undefined && { connect }),
      ...(campus && resources !== undefined && { campus: resources }),
      ...(campus && events && dates !== undefined && { events: dates }),
      ...(campus && pack && packs !== undefined && { pack: packs }),
    },
  };
}

/**
 * Returns site data that differ below a base, where other sites share the origin: pages call the server below the base, and prefix
 * their storage names. Empty at the root.
 */
function dataBelowRoot(base: string): Pick<SiteData, 'hosts' | 'storage'> {
  if (base === '/') return {};
  const names = Object.entries(STORAGE_NAMES).map(([name, key]) => [name, `${base}${key}`]);
  return {
    hosts: { content: base, geolocation: `${base}geolocation` },
    storage: Object.fromEntries(names),
  };
}
