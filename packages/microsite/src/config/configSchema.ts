import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { baseSchema, httpsAddress, httpsOrigin, webAddress } from './addresses.ts';
import { blocksSchema } from './blocks.ts';
import { componentLoader, componentsSchema } from './components.ts';
import { languageTag } from './languageTag.ts';
import { pluginSchema } from './plugins/readPlugins.ts';
import { ringsSchema } from './rings.ts';
import { securitySchema } from './security.ts';
import { sheetPath, stylesSchema } from './styles.ts';
import { typefaceSchema } from './typefaces.ts';

const isFunction = (value: unknown) => typeof value === 'function';
const text = (what: string) => v.pipe(v.string(`Write ${what}.`), v.nonEmpty(`Write ${what}.`));
const pathText = (what: string, words: string) => v.pipe(text(what), v.startsWith('/', words));
const toggle = v.boolean('Write true or false.');

export const contentSchema = v.strictObject({
  /**
   * Content folder: a path from the folder of the config, or a package with a folder `content`.
   * @example folder: './content'
   */
  folder: text('a folder, such as "./content", or the name of a package'),
  /**
   * Origin of the content host, which provides menu and events. The environment variable CONTENT_HOST takes precedence.
   * Default: no host.
   * @example url: 'https://content.example.com'
   */
  url: v.optional(webAddress),
  /**
   * Origin of the content host for browsers, on sites without a server. Default: the site, whose server asks the host.
   * @example clientUrl: 'https://content.example.com'
   */
  clientUrl: v.optional(webAddress),
  /**
   * Path of the routes `menu` and `campus_events`, on the host and on the site. Default: `/learn/wp-json/api`.
   * @example path: '/wp-json/api'
   */
  path: v.optional(pathText('an address, such as "/api"', 'Begin with "/".')),
  /**
   * Folder of recorded responses, one JSON file for each route, that replace a content host. For samples and trials: when most of the
   * recorded events are over, they come again 52 weeks later. Default: none.
   * @example recordings: './recordings'
   */
  recordings: v.optional(text('the path of a folder, such as "./recordings"')),
  /**
   * Facts whose last day (`until` in `facts.json`) is over: `fallback` prints the words that they fall back on, and the check warns;
   * `stop` stops the build. Default: `fallback`.
   * @example expiredFacts: 'stop'
   */
  expiredFacts: v.optional(v.picklist(['fallback', 'stop'], 'Write "fallback" or "stop".')),
});

export const menuSchema = v.strictObject({
  /**
   * Class of the `span` that holds the badge of a menu item, after its title. Default: `menu-badge`.
   * @example badgeClass: 'note'
   */
  badgeClass: v.optional(text('the name of a class')),
});

export const countrySchema = v.strictObject({
  /**
   * Address of the geolocation service. Its key is in the environment variable GEOLOCATION_KEY only; GEOLOCATION_URL takes
   * precedence. Default: the country header of an edge.
   * @example url: 'https://geo.example.com/lookup'
   */
  url: v.optional(webAddress),
  /**
   * Address that browsers ask for the country, on sites without a server. Default: the server of the site.
   * @example clientUrl: 'https://geo.example.com/country'
   */
  clientUrl: v.optional(text('an address, such as "/geolocation"')),
});

const SWITCH = 'Write true, false, or its options in braces.';

const featuresSchema = v.strictObject({
  /**
   * Adds the items of the firm's own site to the menu, from the content host, without those named as a language of the site: the
   * page has its own switch. Default: on. Off, the menu has a link to that site instead.
   * @example menu: { badgeClass: 'note' }
   */
  menu: v.optional(v.union([toggle, menuSchema], SWITCH), true),
  /**
   * Looks up the country of visitors, so that those in Europe get the cookie notice. Default: on. Off, there is no notice.
   * @example country: false
   */
  country: v.optional(v.union([toggle, countrySchema], SWITCH), true),
  /**
   * Campus events. Default: on.
   * @example events: false
   */
  events: v.optional(toggle, true),
  /**
   * Talent team. Default: on.
   * @example team: false
   */
  team: v.optional(toggle, true),
  /**
   * Campus resources. Default: on. Off, there are no campus events either.
   * @example campus: false
   */
  campus: v.optional(toggle, true),
  /**
   * Campus packs, a sheet for each school: as page, in print and as PDF. Default: on where `pages` of `brand.json` has an address
   * `pack`. Off, or without campus resources, there are none.
   * @example pack: false
   */
  pack: v.optional(toggle, true),
  /**
   * Atom feeds of stories, and links to them in the heads of stories. Default: on.
   * @example feeds: false
   */
  feeds: v.optional(toggle, true),
  /**
   * Lets visitors read pages that they have opened without a network. Default: off.
   * @example offline: true
   */
  offline: v.optional(toggle, false),
});

const pageSchema = v.pipe(
  v.strictObject({
    /**
     * Address of the page, the same in every language. Write `path` or `page`.
     * @example path: '/about-us'
     */
    path: v.optional(pathText('an address, such as "/about-us"', 'An address begins with "/".')),
    /**
     * Key of the page in `pages` of `brand.json`, which has its address in each language.
     * @example page: 'about'
     */
    page: v.optional(text('the name that it has in "pages" of brand.json')),
    /**
     * Returns the data of the page, once for each language, when the site is built. Its argument is a `CustomPageContext`.
     * Default: no data.
     * @example load: ({ content }) => content.readFile('offices.json', schema)
     */
    load: v.optional(v.custom<(context: never) => unknown>(isFunction, 'Give a function.')),
    /**
     * Imports the component of the page, whose props are the data: the default export of a module, or the component itself.
     * Other pages do not load it.
     * @example component: () => import('./About.tsx')
     */
    component: componentLoader,
    /**
     * Returns title and description of the page. Default: those of the site.
     * @example head: ({ title }) => ({ title, description: 'Who we are, and since when.' })
     */
    head: v.optional(v.custom<(data: never) => unknown>(isFunction, 'Give a function.')),
    /**
     * Returns headline and photo (an asset key) of the share card. Default: the card of the site.
     * @example card: ({ title }) => ({ headline: title, photo: 'scenes/office' })
     */
    card: v.optional(v.custom<(data: never) => unknown>(isFunction, 'Give a function.')),
    /**
     * Style sheet of the page, beside those of the kit for pages of text. Default: all style sheets of the kit.
     * @example styles: './about.css'
     */
    styles: v.optional(text('the path of a style sheet')),
  }),
  v.check(
    ({ path, page }) => (path === undefined) !== (page === undefined),
    'Write "path", its address, or "page", the name by which brand.json says its address in each language.',
  ),
);

const analyticsSchema = v.strictObject({
  /**
   * Path on the site that receives the results. The server handles it. Default: none, and only plugins measure.
   * @example path: '/vitals'
   */
  path: v.optional(
    v.pipe(
      v.string('Write an address of the site, such as "/vitals".'),
      v.regex(/^(?:\/[\w-]+)+$/, 'Write an address of the site, such as "/vitals".'),
    ),
  ),
  /**
   * Returns true when the visitor agrees; runs in the browser once the page is idle. Default: visitors are not asked.
   * @example consent: () => localStorage.getItem('analytics') === 'agreed'
   */
  consent: v.optional(
    v.custom<() => boolean | Promise<boolean>>(
      isFunction,
      'Give a function that gives true where a visitor agrees.',
    ),
  ),
  /**
   * Opens the choice that `consent` reads once more, and returns the new answer. With it, footer and menu have the link "Manage
   * cookies". Default: no link.
   * @example manage: () => openConsentDialog()
   */
  manage: v.optional(
    v.custom<() => boolean | Promise<boolean>>(
      isFunction,
      'Give a function that asks again, and gives true where a visitor agrees.',
    ),
  ),
});

const serverSchema = v.strictObject({
  /**
   * Hono middleware that runs before everything else. Default: none.
   * @example middleware: [async (context, next) => next()]
   */
  middleware: v.optional(
    v.array(v.custom<MiddlewareHandler>(isFunction, 'Give middleware of Hono: a function.')),
    [],
  ),
});

const bytes = v.optional(v.pipe(v.number('Write a number of bytes.'), v.minValue(1)));
const weightsSchema = v.strictObject({
  /**
   * The HTML file.
   * @example html: 14_800
   */
  html: bytes,
  /**
   * Inline scripts and styles.
   * @example inline: 6_000
   */
  inline: bytes,
  /**
   * Style sheets.
   * @example styles: 20_000
   */
  styles: bytes,
  /**
   * Scripts.
   * @example scripts: 126_000
   */
  scripts: bytes,
  /**
   * Typefaces.
   * @example fonts: 60_000
   */
  fonts: bytes,
});

const budgetsSchema = v.strictObject({
  /**
   * Limits of every page.
   * @example everyPage: { html: 14_800, scripts: 126_000 }
   */
  everyPage: v.optional(weightsSchema, {}),
  /**
   * Limits of single pages, by address as if the site were at the root. Default: those of every page.
   * @example pages: { '/discover': { html: 18_000 } }
   */
  pages: v.optional(v.record(v.string(), v.optional(weightsSchema, {})), {}),
});

const untranslatedSchema = v.picklist(['error', 'omit'], 'Write "error" or "omit".');

/** Schema of the config. Any other field is a mistake. */
export const configSchema = v.strictObject({
  /**
   * Content of the site: a folder, or a package with a folder `content`. With options when there is a content host.
   * @example content: './content'
   */
  content: v.union(
    [contentSchema.entries.folder, contentSchema],
    'Write a folder, such as "./content", or the name of a package.',
  ),
  /**
   * BCP 47 tags. The first language is at the root, each other one below the first part of its tag (`/fr`).
   * @example languages: ['de-CH', 'de-AT']
   */
  languages: v.pipe(
    v.array(languageTag, 'Write a list of languages, such as ["de-CH"].'),
    v.minLength(1, 'A site needs a language, such as ["de-CH"].'),
    v.check((tags) => new Set(tags).size === tags.length, 'A language stands here twice. Keep one.'),
  ),
  /**
   * Origin of the published site.
   * @example origin: 'https://grow.example.com'
   */
  origin: httpsOrigin,
  /**
   * Path of the site below its origin. Default: `/`.
   * @example base: '/careers/'
   */
  base: baseSchema,
  /**
   * Stories, members and resources without a translation: `error` stops the build; `omit` does not list them, and links to the
   * language lead to its first page. For all languages, or by tag. Default: `error`.
   * @example untranslated: { 'de-AT': 'omit' }
   */
  untranslated: v.optional(
    v.union([untranslatedSchema, v.record(v.string(), untranslatedSchema)], 'Write "error" or "omit".'),
    'error',
  ),
  /**
   * Parts of the site, each on or off, or on with options.
   * @example features: { team: false, offline: true }
   */
  features: v.optional(featuresSchema, {}),
  /**
   * Style sheet with the values of the brand. Default: those of the kit.
   * @example theme: './theme.css'
   */
  theme: v.optional(sheetPath),
  /**
   * Style sheets of the brand for some kinds of pages. Other pages do not load them. Default: none.
   * @example styles: { intro: './first-page.css' }
   */
  styles: v.optional(stylesSchema, {}),
  /**
   * Variable fonts of the brand, cut to the characters of the content. Default: fonts of visitors' devices.
   * @example typefaces: [{ family: 'Anek Latin Variable', file: './fonts/anek.woff2', weights: [400, 700] }]
   */
  typefaces: v.optional(v.array(typefaceSchema, 'Write a list of typefaces.'), []),
  /**
   * Shape of the rings behind slides and around photos. Default: the kit's.
   * @example rings: { density: 0.65, square: 0.75 }
   */
  rings: v.optional(ringsSchema),
  /**
   * Components that replace those of the kit, by name. Default: none.
   * @example components: { footer: Footer }
   */
  components: v.optional(componentsSchema, {}),
  /**
   * Components of custom blocks, and of built-in blocks to replace, by block type. Default: none.
   * @example blocks: { 'floor-plan': { component: () => import('./FloorPlan.tsx') } }
   */
  blocks: v.optional(blocksSchema, {}),
  /**
   * Custom pages. Default: none.
   * @example pages: [{ path: '/about-us', component: () => import('./About.tsx') }]
   */
  pages: v.optional(v.array(pageSchema, 'Write a list of pages.'), []),
  /**
   * Plugins: packages, or files of the site, that add pages, data, checks and scripts. Default: none.
   * @example plugins: [officeHours({ page: 'hours' })]
   */
  plugins: v.optional(v.array(pluginSchema, 'Write a list of plugins.'), []),
  /**
   * Measures page loads and page views in browsers, and sends the results to the site. Default: off.
   * @example analytics: { path: '/vitals' }
   */
  analytics: v.optional(analyticsSchema),
  /**
   * Maximum size of pages in bytes with Brotli. A heavier page stops the build. Default: no limits.
   * @example budgets: { everyPage: { html: 14_800 } }
   */
  budgets: v.optional(budgetsSchema, {}),
  /**
   * Server of the site.
   * @example server: { middleware: [compress()] }
   */
  server: v.optional(serverSchema, {}),
  /**
   * Address for browsers' reports of policy violations and network errors. Default: no reports.
   * @example reports: 'https://reports.example.com/csp'
   */
  reports: v.optional(httpsAddress),
  /**
   * Contents of `.well-known/security.txt`. Default: no such file.
   * @example security: { contact: ['mailto:security@example.com'], expires: '2027-06-30' }
   */
  security: v.optional(securitySchema),
});

/** Type of the object in `microsite.config.ts`. */
export type MicrositeConfig = v.InferInput<typeof configSchema>;
