import type { Brand, CampusEvent, Province } from '@tamarack-lowe/content-model';
import type { Content } from '@tamarack-lowe/content-tools';
import type { Thing } from 'schema-dts';

/** Values and functions that hooks of a plugin get while a site is built, once for each language. */
export type PluginContext = {
  /** BCP 47 tag of the language. */
  language: string;
  brand: Brand;
  content: Content;
  /** Day of the build in the time zone of the firm, `YYYY-MM-DD`. */
  today: string;
  /**
   * Prints a line in the log of the build, with the name of the plugin.
   * @example log('Two events have no date. They are left out.')
   */
  log: (line: string) => void;
  /**
   * Fetches the text of an address, within limits of time and size. When the host fails, it returns the response of the last day, and
   * says so in the log; without one it throws, and the build stops.
   * @example await fetchText('https://example.com/events.ics')
   */
  fetchText: (url: string, limits?: FetchLimits) => Promise<string>;
};

/** Limits of a call to another host. */
export type FetchLimits = {
  /** Milliseconds for the whole response. Default: 20,000. */
  timeoutMs?: number | undefined;
  /** Bytes of the response. Default: 2 MiB. */
  maxBytes?: number | undefined;
  /** Media types that the host should send. Default: any. */
  accept?: string | undefined;
};

/** A page that a plugin adds, and a function that makes it in each language. */
export type PluginRoute = {
  /** Key of the page in `pages` of `brand.json`, which has its address in each language. */
  page: string;
  /**
   * Module with the component of the page as its default export; its props are `data`. Other pages do not load it.
   * @example component: './OfficeHours'
   */
  component: string;
  /** Style sheet of the page. Default: those of the kit. */
  styles?: string | undefined;
  /** Makes the page in a language, when the site is built. */
  load: (context: PluginContext) => PluginPage | Promise<PluginPage>;
};

/** Content of a page of a plugin. */
export type PluginPage = {
  title: string;
  description: string;
  /** Props of the component, as JSON. */
  data: object;
  /** Data for search engines. Default: firm and breadcrumbs only. */
  things?: readonly Thing[] | undefined;
};

/** The component of a custom block, which `blocks.ts` of the content defines. */
export type PluginBlock = {
  /** Module with the component of the block as its default export. Pages without the block do not load it. */
  component: string;
  /** Style sheet of the block. Default: none. */
  styles?: string | undefined;
};

/** An event of a plugin. Fields that are left out are unknown. */
export type PluginEvent = Pick<CampusEvent, 'id' | 'title' | 'date'> &
  Partial<Omit<CampusEvent, 'id' | 'title' | 'date' | 'link' | 'slug'>> & {
    /** Address to sign up or read more. */
    link?: { href: string; label?: string | undefined } | undefined;
  };

/** Events of a plugin, and the provinces that they name. */
export type PluginEvents = { events: readonly PluginEvent[]; provinces?: readonly Province[] | undefined };

/** An element that a plugin adds to the head of every page. */
export type PluginHeadEntry =
  | { name: string; content: string }
  | { property: string; content: string }
  | { rel: string; href: string; type?: string };

/** A script of a plugin, in a file of its own. */
export type ClientScript = {
  /**
   * Module that exports the function `start`, a `StartScript`.
   * @example entry: './countViews'
   */
  entry: string;
  /** Most bytes with Brotli, everything included that only this script loads. A heavier one stops the build. */
  weight: number;
  /** JSON that `start` gets. Default: `{}`. */
  options?: object | undefined;
  /**
   * `consent`: starts as the measuring of the site does, after `analytics.consent`, and never for visitors with Do Not Track or Global
   * Privacy Control. `idle`: starts for everyone. Both start once the page is loaded and idle. Default: `consent`.
   */
  when?: 'consent' | 'idle' | undefined;
};

/**
 * The function `start` of a client script.
 *
 * @example export const start: StartScript<{ to: string }> = ({ options, onPage }) => onPage((path) => send(options.to, path));
 */
export type StartScript<Options> = (session: {
  options: Options;
  /** Calls a function with the path of the page now, and of each page that the visitor goes to: no search parameters. */
  onPage: (listener: (path: string) => void) => void;
}) => void;

/** A built site, as adapters describe it to a server. */
export type PluginSite = {
  origin: string;
  /** Path of the site below its origin, with a slash at its end. */
  base: string;
  /** Addresses that lead to another one. */
  redirects: Readonly<Record<string, string>>;
};

/** Everything that a plugin may add to a site. Paths of modules and style sheets begin at the file of the plugin. */
export type PluginHooks = {
  /** Pages. */
  routes?: readonly PluginRoute[] | undefined;
  /** Components of custom blocks by type. */
  blocks?: Readonly<Record<string, PluginBlock>> | undefined;
  /** Campus events, instead of a content host. */
  events?: ((context: PluginContext) => PluginEvents | Promise<PluginEvents>) | undefined;
  /** Check of config and content. Returns a line for each issue, with its remedy. */
  check?: ((context: PluginCheckContext) => readonly string[] | Promise<readonly string[]>) | undefined;
  /** Elements of the head of every page, by its canonical path. */
  head?: ((page: { path: string; language: string }) => readonly PluginHeadEntry[]) | undefined;
  /** Script for browsers. */
  clientScript?: ClientScript | undefined;
  /** Origins that its client script calls, for the Content-Security-Policy. */
  connect?: readonly string[] | undefined;
  /** Files beside the configurations of web servers in `build/adapters`, by name. */
  adapters?: Readonly<Record<string, (site: PluginSite) => string>> | undefined;
};

/** A plugin that works with this version, and whose hooks are valid. Paths of its modules and style sheets are full. */
export type LoadedPlugin = {
  name: string;
  /** Full path of its file. */
  file: string;
  hooks: PluginHooks;
};

/** Argument of the check of a plugin. */
export type PluginCheckContext = {
  /** Full path of the content folder. */
  contentFolder: string;
  languages: readonly string[];
  origin: string;
};
