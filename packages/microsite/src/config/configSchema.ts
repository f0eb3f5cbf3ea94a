import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { baseSchema } from './base.ts';
import { blocksSchema } from './blocks.ts';
import { fieldSchema } from './field.ts';
import { isComponent } from './isComponent.ts';
import { languageTagComplaint } from './languageTag.ts';
import { measureSchema } from './measure.ts';
import { partsSchema } from './parts.ts';
import { securitySchema } from './security.ts';
import { typefaceSchema } from './typefaces.ts';
import { httpsAddress, httpsOrigin, webAddress } from './webAddress.ts';

const isFunction = (value: unknown) => typeof value === 'function';
const part = v.optional(v.boolean('Write true or false.'), true);
const text = (what: string) => v.pipe(v.string(`Write ${what}.`), v.nonEmpty(`Write ${what}.`));

const ownPageSchema = v.pipe(
  v.strictObject({
    /** Address of the page, the same in every language: `/about-us`. */
    path: v.optional(
      v.pipe(text('an address, such as "/about-us"'), v.startsWith('/', 'An address begins with "/".')),
    ),
    /** Key of the page in `pages` of `brand.json`, which has its address in each language. */
    page: v.optional(text('the name that it has in "pages" of brand.json')),
    /** Returns the data of the page from an `OwnPageContext`; runs when the site is built. */
    load: v.optional(v.custom<(context: never) => unknown>(isFunction, 'Give a function.')),
    /** Renders the page. */
    Component: v.optional(v.custom<(props: never) => unknown>(isComponent, 'Give a component.')),
    /**
     * Loads the component of the page on its own, so that no other page carries it: `async () => (await
     * import('./About.tsx')).About`.
     */
    open: v.optional(
      v.custom<() => Promise<(props: never) => unknown>>(
        isFunction,
        'Give a function that gives a component.',
      ),
    ),
    /** Returns the head of the page. */
    head: v.optional(v.custom<(data: never) => unknown>(isFunction, 'Give a function.')),
    /** Returns its share card: a headline, and the media key of a photo. Default: the card of the site. */
    card: v.optional(v.custom<(data: never) => unknown>(isFunction, 'Give a function.')),
    /** Style sheet of the page. */
    styles: v.optional(text('the path of a style sheet')),
  }),
  v.check(
    ({ path, page }) => (path === undefined) !== (page === undefined),
    'Write "path", its address, or "page", the name by which brand.json says its address in each language.',
  ),
  v.check(
    ({ Component, open }) => (Component === undefined) !== (open === undefined),
    'Give "Component", or "open", which gives it when the page is needed.',
  ),
);

const bytes = v.optional(v.pipe(v.number('Write a number of bytes.'), v.minValue(1)));
const weights = v.optional(
  v.strictObject({ html: bytes, inline: bytes, styles: bytes, scripts: bytes, fonts: bytes }),
  {},
);

const language = v.pipe(
  v.string('Write a BCP 47 tag, such as "de-CH".'),
  v.check(
    (tag) => languageTagComplaint(tag) === null,
    ({ input }) => languageTagComplaint(String(input)) ?? '',
  ),
);

/** Schema of the config. Any other field is a mistake. */
export const configSchema = v.strictObject({
  /** The content: a folder (`./content`), or a package with a folder `content`. */
  content: text('a folder, such as "./content", or the name of a package'),
  /** BCP 47 tags. The first language stands at the root, each other one below its tag. */
  languages: v.pipe(
    v.array(language, 'Write a list of languages, such as ["de-CH"].'),
    v.minLength(1, 'A site needs a language, such as ["de-CH"].'),
    v.check((tags) => new Set(tags).size === tags.length, 'A language stands here twice. Keep one.'),
  ),
  /**
   * Treatment of stories, members and resources without a translation, by language tag. Default `complain`: they stop
   * the build. `leave out`: the language does not list them, and their language switch leads to its first page.
   */
  untranslated: v.optional(
    v.record(v.string(), v.picklist(['complain', 'leave out'], 'Write "complain" or "leave out".')),
    {},
  ),
  /** Style sheet with the values of the brand. Default: those of the kit. */
  theme: v.optional(text('the path of a style sheet, such as "./theme.css"')),
  /** Variable fonts of the brand. Default: fonts of visitors' devices. */
  typefaces: v.optional(v.array(typefaceSchema, 'Write a list of typefaces.'), []),
  /** Shape of rings and barks, relative to the kit's. Default: the kit's. */
  field: v.optional(fieldSchema),
  /** Origin of the published site: `https://grow.example.com`. */
  origin: httpsOrigin,
  /** Path of the site below its origin: `/careers/`. Default: the root. */
  base: baseSchema,
  /** Custom pages. */
  pages: v.optional(v.array(ownPageSchema, 'Write a list of pages.'), []),
  /** Components that replace parts of every page, or whole pages. */
  parts: v.optional(partsSchema, {}),
  /** Components of custom blocks, and of built-in blocks to replace, by block type. */
  blocks: v.optional(blocksSchema, {}),
  /** Adds the items of the firm's own site to the menu, from the content host. */
  menu: part,
  /** Looks up the country of visitors, so that those in Europe get the cookie notice. */
  country: part,
  /** Turns campus events on. */
  events: part,
  /** Turns the talent team on. */
  team: part,
  /** Turns campus resources on. */
  campus: part,
  /** Makes pages that a visitor has opened available offline. */
  offline: v.optional(v.boolean('Write true or false.'), false),
  /** Services that the server calls for visitors. */
  hosts: v.optional(
    v.strictObject({
      /** Origin of the content host. The environment variable CONTENT_HOST takes precedence. */
      content: v.optional(webAddress),
      /**
       * Path below which the routes `menu` and `campus_events` lie, on the host and on the site. Default:
       * `/learn/wp-json/api`.
       */
      contentPath: v.optional(
        v.pipe(text('an address, such as "/api"'), v.startsWith('/', 'Begin with "/".')),
      ),
      /** Class of the `span` that holds a remark after the title of a menu item. Default: `menu-badge`. */
      badgeClass: v.optional(text('the name of a class')),
      /** Address of the geolocation service; its key is in the environment only. GEOLOCATION_URL takes precedence. */
      geolocation: v.optional(webAddress),
      /** Folder of recorded responses that replace a content host, one JSON file for each route. */
      recordings: v.optional(text('the path of a folder, such as "./recordings"')),
    }),
    {},
  ),
  /** Services that browsers call directly, on sites without a server. Default: the site's own origin. */
  browserHosts: v.optional(
    v.strictObject({
      content: v.optional(webAddress),
      geolocation: v.optional(text('an address, such as "/geolocation"')),
    }),
    {},
  ),
  /** Lets browsers measure sessions and report to the site. Default: they do not. */
  measure: v.optional(measureSchema),
  server: v.optional(
    v.strictObject({
      /** Hono middleware that runs before everything else. */
      middleware: v.optional(
        v.array(v.custom<MiddlewareHandler>(isFunction, 'Give middleware of Hono: a function.')),
        [],
      ),
    }),
    {},
  ),
  /** Address for browsers' reports of policy violations and errors. Default: no reports. */
  reports: v.optional(httpsAddress),
  /** Contents of `security.txt`. Default: no such file. */
  security: v.optional(securitySchema),
  /**
   * Maximum size of every page in bytes with brotli, and of single pages by address. A heavier page stops the build.
   */
  budgets: v.optional(
    v.strictObject({ everyPage: weights, pages: v.optional(v.record(v.string(), weights), {}) }),
    {},
  ),
});

/** Type of the object in `microsite.config.ts`. */
export type MicrositeConfig = v.InferInput<typeof configSchema>;
