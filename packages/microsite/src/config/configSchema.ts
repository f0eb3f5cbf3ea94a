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
    /** Its address, the same in every language: `/about-us`. */
    path: v.optional(
      v.pipe(text('an address, such as "/about-us"'), v.startsWith('/', 'An address begins with "/".')),
    ),
    /** The name by which `pages` of `brand.json` says its address, in each language. */
    page: v.optional(text('the name that it has in "pages" of brand.json')),
    /** Gives what the page shows, of an `OwnPageContext`; runs when the site is built. */
    load: v.optional(v.custom<(context: never) => unknown>(isFunction, 'Give a function.')),
    /** Draws the page. */
    Component: v.optional(v.custom<(props: never) => unknown>(isComponent, 'Give a component.')),
    /** Gives what draws the page, which then comes with no other page: `async () => (await import('./About.tsx')).About`. */
    open: v.optional(
      v.custom<() => Promise<(props: never) => unknown>>(
        isFunction,
        'Give a function that gives a component.',
      ),
    ),
    /** What stands in its head. */
    head: v.optional(v.custom<(data: never) => unknown>(isFunction, 'Give a function.')),
    /** What its share card shows: a headline, and the media key of a photo. Default: the card of the site. */
    card: v.optional(v.custom<(data: never) => unknown>(isFunction, 'Give a function.')),
    /** Its style sheet. */
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

/** The config of a site as it is written. Every field that is not here is a mistake. */
export const configSchema = v.strictObject({
  /** Where the content is: a folder (`./content`), or a package with a folder `content`. */
  content: text('a folder, such as "./content", or the name of a package'),
  /** BCP 47 tags. The first stands at the root, each other one under its tag. */
  languages: v.pipe(
    v.array(language, 'Write a list of languages, such as ["de-CH"].'),
    v.minLength(1, 'A site needs a language, such as ["de-CH"].'),
    v.check((tags) => new Set(tags).size === tags.length, 'A language stands here twice. Keep one.'),
  ),
  /**
   * What becomes of stories, members and resources that are not written in a language, by its tag. Default: they stop the
   * build. `leave out`: they are not listed in it, and its switch leads to its first page.
   */
  untranslated: v.optional(
    v.record(v.string(), v.picklist(['complain', 'leave out'], 'Write "complain" or "leave out".')),
    {},
  ),
  /** Style sheet with the values of the brand. Default: those of the kit. */
  theme: v.optional(text('the path of a style sheet, such as "./theme.css"')),
  /** Variable fonts of the brand. Default: fonts of visitors' devices. */
  typefaces: v.optional(v.array(typefaceSchema, 'Write a list of typefaces.'), []),
  /** Shape of rings and barks, in shares of the kit's. Default: the kit's. */
  field: v.optional(fieldSchema),
  /** Where the site is published: `https://grow.example.com`. */
  origin: httpsOrigin,
  /** Where it stands there: `/careers/`. Default: at the root. */
  base: baseSchema,
  /** Kinds of pages of the site's own. */
  pages: v.optional(v.array(ownPageSchema, 'Write a list of pages.'), []),
  /** Parts of every page, or whole pages, that components of the site's own stand for. */
  parts: v.optional(partsSchema, {}),
  /** What draws blocks of bodies that are the site's own, and those that it draws otherwise, by their types. */
  blocks: v.optional(blocksSchema, {}),
  /** Whether the menu has items of the firm's own site, which the content host is asked for. */
  menu: part,
  /** Whether visitors' countries are asked for, so that those in Europe get the cookie notice. */
  country: part,
  /** Whether the site has campus events. */
  events: part,
  /** Whether the site has a talent team. */
  team: part,
  /** Whether the site has campus resources. */
  campus: part,
  /** Whether what a visitor has read once can be read again without a network. */
  offline: v.optional(v.boolean('Write true or false.'), false),
  /** Whom the server asks for visitors. */
  hosts: v.optional(
    v.strictObject({
      /** Origin of the content host. The environment's CONTENT_HOST goes first. */
      content: v.optional(webAddress),
      /** Where its routes `menu` and `campus_events` begin, there and on the site. Default: `/learn/wp-json/api`. */
      contentPath: v.optional(
        v.pipe(text('an address, such as "/api"'), v.startsWith('/', 'Begin with "/".')),
      ),
      /** Class of the `span` that sets a remark apart from the title of a menu item. Default: `menu-badge`. */
      badgeClass: v.optional(text('the name of a class')),
      /** Address of the geolocation service; its key is in the environment only. GEOLOCATION_URL goes first. */
      geolocation: v.optional(webAddress),
      /** Folder of answers that stand in for a content host, a JSON file a route. */
      recordings: v.optional(text('the path of a folder, such as "./recordings"')),
    }),
    {},
  ),
  /** Whom browsers ask themselves, where the site has no server of its own. Default: the site's own origin. */
  browserHosts: v.optional(
    v.strictObject({
      content: v.optional(webAddress),
      geolocation: v.optional(text('an address, such as "/geolocation"')),
    }),
    {},
  ),
  /** Whether browsers measure visits and tell the site. Default: they do not. */
  measure: v.optional(measureSchema),
  server: v.optional(
    v.strictObject({
      /** Middleware of Hono, before everything else. */
      middleware: v.optional(
        v.array(v.custom<MiddlewareHandler>(isFunction, 'Give middleware of Hono: a function.')),
        [],
      ),
    }),
    {},
  ),
  /** Where browsers report what a policy refused, and what failed. Default: nowhere. */
  reports: v.optional(httpsAddress),
  /** What `security.txt` says. Default: there is none. */
  security: v.optional(securitySchema),
  /** Most bytes with brotli of every page, and of some by their addresses. What is heavier stops the build. */
  budgets: v.optional(
    v.strictObject({ everyPage: weights, pages: v.optional(v.record(v.string(), weights), {}) }),
    {},
  ),
});

/** What stands in `microsite.config.ts`. */
export type MicrositeConfig = v.InferInput<typeof configSchema>;
