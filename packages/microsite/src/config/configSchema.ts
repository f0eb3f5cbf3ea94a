import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { baseSchema, httpsAddress, httpsOrigin, webAddress } from './addresses.ts';
import { blocksSchema } from './blocks.ts';
import { fieldSchema } from './field.ts';
import { isComponent } from './isComponent.ts';
import { partsSchema } from './parts.ts';
import { securitySchema } from './security.ts';
import { typefaceSchema } from './typefaces.ts';

const isFunction = (value: unknown) => typeof value === 'function';
const part = v.optional(v.boolean('Write true or false.'), true);
const text = (what: string) => v.pipe(v.string(`Write ${what}.`), v.nonEmpty(`Write ${what}.`));

const customPageSchema = v.pipe(
  v.strictObject({
    /** Its address, the same in every language: `/about-us`. */
    path: v.optional(
      v.pipe(text('an address, such as "/about-us"'), v.startsWith('/', 'An address begins with "/".')),
    ),
    /** The name by which `pages` of `brand.json` says its address, in each language. */
    page: v.optional(text('the name that it has in "pages" of brand.json')),
    /** Returns the data of the page, from an `OwnPageContext`; runs when the site is built. */
    load: v.optional(v.custom<(context: never) => unknown>(isFunction, 'Give a function.')),
    /** Renders the page. */
    Component: v.optional(v.custom<(props: never) => unknown>(isComponent, 'Give a component.')),
    /** Returns the component of the page, in a chunk of its own: `async () => (await import('./About.tsx')).About`. */
    open: v.optional(
      v.custom<() => Promise<(props: never) => unknown>>(
        isFunction,
        'Give a function that gives a component.',
      ),
    ),
    /** Returns the entries of its head. */
    head: v.optional(v.custom<(data: never) => unknown>(isFunction, 'Give a function.')),
    /** Returns the headline and the asset key of the photo of its share card. Default: the card of the site. */
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
    (tag) => languageIssue(tag) === null,
    ({ input }) => languageIssue(String(input)) ?? '',
  ),
);

/** Where browsers send how pages load and which pages they show. */
const measureSchema = v.strictObject({
  /** Address on the site that receives measurements: `/vitals`. The server responds to it. */
  to: v.pipe(
    v.string('Write an address of the site, such as "/vitals".'),
    v.regex(/^(?:\/[\w-]+)+$/, 'Write an address of the site, such as "/vitals".'),
  ),
  /** Returns, in the browser once the page is idle, whether the visitor agrees. Default: everybody is measured. */
  consent: v.optional(
    v.custom<() => boolean | Promise<boolean>>(
      (value) => typeof value === 'function',
      'Give a function that gives true where a visitor agrees.',
    ),
  ),
});

/** The config of a site as it is written. Unknown fields are issues. */
export const configSchema = v.strictObject({
  /** Content: a folder (`./content`), or a package with a folder `content`. */
  content: text('a folder, such as "./content", or the name of a package'),
  /** BCP 47 tags. The first stands at the root, each other one under its tag. */
  languages: v.pipe(
    v.array(language, 'Write a list of languages, such as ["de-CH"].'),
    v.minLength(1, 'A site needs a language, such as ["de-CH"].'),
    v.check((tags) => new Set(tags).size === tags.length, 'A language stands here twice. Keep one.'),
  ),
  /**
   * Handling of stories, members and resources without a translation, by language tag. Default: they stop the build.
   * `leave out`: they are not listed in the language, and links to it lead to its first page.
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
  /** Origin of the site: `https://grow.example.com`. */
  origin: httpsOrigin,
  /** Base path of the site: `/careers/`. Default: at the root. */
  base: baseSchema,
  /** Custom pages. */
  pages: v.optional(v.array(customPageSchema, 'Write a list of pages.'), []),
  /** Custom components that replace parts of every page, or whole pages. */
  parts: v.optional(partsSchema, {}),
  /** Components of custom blocks, and of blocks of the kit that the site renders differently, by type. */
  blocks: v.optional(blocksSchema, {}),
  /** Loads menu items of the firm's own site from the content host. */
  menu: part,
  /** Looks up the country of visitors, so that those in Europe get the cookie notice. */
  country: part,
  /** Adds campus events. */
  events: part,
  /** Adds the talent team. */
  team: part,
  /** Adds campus resources. */
  campus: part,
  /** Makes pages that a visitor has opened readable without a network. */
  offline: v.optional(v.boolean('Write true or false.'), false),
  /** Hosts that the server calls. */
  hosts: v.optional(
    v.strictObject({
      /** Origin of the content host. The environment's CONTENT_HOST goes first. */
      content: v.optional(webAddress),
      /** Path of its routes `menu` and `campus_events`, there and on the site. Default: `/learn/wp-json/api`. */
      contentPath: v.optional(
        v.pipe(text('an address, such as "/api"'), v.startsWith('/', 'Begin with "/".')),
      ),
      /** Class of the `span` that sets a remark apart from the title of a menu item. Default: `menu-badge`. */
      badgeClass: v.optional(text('the name of a class')),
      /** Address of the geolocation service; its key is in the environment only. GEOLOCATION_URL goes first. */
      geolocation: v.optional(webAddress),
      /** Folder of recorded responses that replace a content host, a JSON file for each route. */
      recordings: v.optional(text('the path of a folder, such as "./recordings"')),
    }),
    {},
  ),
  /** Hosts that browsers call, when the site has no server. Default: the origin of the site. */
  browserHosts: v.optional(
    v.strictObject({
      content: v.optional(webAddress),
      geolocation: v.optional(text('an address, such as "/geolocation"')),
    }),
    {},
  ),
  /** Measures visits in browsers. Default: off. */
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
  /** Address for reports of browsers: policy violations and network errors. Default: none. */
  reports: v.optional(httpsAddress),
  /** Contents of `security.txt`. Default: no file. */
  security: v.optional(securitySchema),
  /** Most bytes with Brotli of every page, and of some by their addresses. A larger page stops the build. */
  budgets: v.optional(
    v.strictObject({ everyPage: weights, pages: v.optional(v.record(v.string(), weights), {}) }),
    {},
  ),
});

/** The contents of `microsite.config.ts`. */
export type MicrositeConfig = v.InferInput<typeof configSchema>;

const LANGUAGE_NAMES = new Intl.DisplayNames([], { type: 'language', fallback: 'none' });

/** Returns the issue of an invalid BCP 47 tag, with its remedy; null when the tag is valid. */
function languageIssue(tag: string): string | null {
  const canonical = canonicalTag(tag);
  if (canonical === null || LANGUAGE_NAMES.of(canonical) === undefined) {
    return `"${tag}" is not a language that anybody knows. Write a BCP 47 tag, such as "de-CH" or "de".`;
  }
  return canonical === tag
    ? null
    : `"${tag}" is not how this language is written: it becomes part of addresses and of every page. Did you mean "${canonical}"?`;
}

function canonicalTag(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    const dashed = tag.replaceAll('_', '-');
    return dashed === tag ? null : canonicalTag(dashed);
  }
}
