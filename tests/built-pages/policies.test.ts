import { createHash } from 'node:crypto';
import type { Element } from 'domhandler';
import { textContent } from 'domutils';
import type { BuiltPage, BuiltSite } from './builtSite.ts';
import { shown, tagged } from './elements.ts';
import { testRules } from './rules.ts';

/** Directives of a policy and their sources: `script-src` → `'self'`, … */
type Policy = ReadonlyMap<string, readonly string[]>;

function policyOf({ files }: BuiltSite, file: string): Policy {
  const policies = (files.beside('csp.json') ?? {}) as Record<string, string>;
  const directives = (policies[file] ?? '').split(';').map((each) => each.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

const sourcesOf = (policy: Policy, directive: string) =>
  policy.get(directive) ?? policy.get('default-src') ?? [];

/** Hashes inline text as browsers do: after parsing, with line feeds only. */
const hashOf = (element: Element) =>
  `'sha256-${createHash('sha256').update(textContent(element).replace(/\r\n?/g, '\n')).digest('base64')}'`;

const isData = ({ attribs }: Element) =>
  /^(?:application\/(?:ld\+)?json|text\/plain)$/.test(attribs.type ?? '');

/** Returns the inline scripts or styles of a page. */
const inline = (page: BuiltPage, name: 'script' | 'style') =>
  tagged(page, name).filter((element) => element.attribs.src === undefined && !isData(element));

/** Addresses that elements load from, and the directive that has to allow them. */
const LOADING: readonly (readonly [names: readonly string[], attribute: string, directive: string])[] = [
  [['img', 'source'], 'src', 'img-src'],
  [['video', 'audio', 'track'], 'src', 'media-src'],
  [['video'], 'poster', 'img-src'],
  [['script'], 'src', 'script-src'],
  [['use', 'image'], 'href', 'img-src'],
  [['iframe', 'embed'], 'src', 'frame-src'],
  [['object'], 'data', 'object-src'],
  [['form'], 'action', 'form-action'],
];

const RELATED: Readonly<Record<string, string>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
  manifest: 'manifest-src',
  modulepreload: 'script-src',
};

function loadsOf(page: BuiltPage): { element: Element; address: string; directive: string }[] {
  const near = LOADING.flatMap(([names, attribute, directive]) =>
    tagged(page, ...names).map((element) => ({ element, address: element.attribs[attribute], directive })),
  );
  const linked = tagged(page, 'link').map((element) => ({
    element,
    address: element.attribs.href,
    directive: RELATED[element.attribs.rel ?? ''],
  }));
  return [...near, ...linked].flatMap(({ element, address, directive }) =>
    address === undefined || directive === undefined ? [] : [{ element, address, directive }],
  );
}

testRules({
  "the policy of every page has 'none' for default-src, base-uri and frame-ancestors": {
    rule: (site) =>
      [...site.files.names]
        .filter((name) => name.endsWith('.html'))
        .filter((file) => {
          const policy = policyOf(site, file);
          const nothing = ['default-src', 'base-uri', 'frame-ancestors'];
          return nothing.some((name) => policy.get(name)?.join() !== "'none'");
        }),
    notices: [
      {
        file: 'csp.json',
        from: '"/people/index.html"',
        to: '"/other/index.html"',
        says: '/people/index.html',
      },
      { file: 'csp.json', from: "default-src 'none'", to: "default-src 'self'", says: '.html' },
      { file: 'csp.json', from: "frame-ancestors 'none'", to: "frame-ancestors 'self'", says: '.html' },
    ],
  },

  'the policy of a page has the hashes of its inline scripts and styles, and no others': {
    rule: (site) =>
      site.pages.flatMap((page) =>
        (['script', 'style'] as const).flatMap((name) => {
          const known = sourcesOf(policyOf(site, page.file), `${name}-src`);
          const hashes = inline(page, name).map(hashOf);
          const unknown = hashes.filter((hash) => !known.includes(hash));
          const unused = known.filter((source) => source.startsWith("'sha256-") && !hashes.includes(source));
          return [
            ...unknown.map((hash) => `${page.address} has a ${name} of ${hash}`),
            ...unused.map((hash) => `${page.address} has no ${name} of ${hash}`),
          ];
        }),
      ),
    notices: [
      {
        file: '/people/index.html',
        from: 'dataset.as ??=',
        to: 'dataset.as =',
        says: '/people has a script of',
      },
      { file: '/people/index.html', from: '<style>', to: '<style> ', says: '/people has a style of' },
      {
        file: '/people/index.html',
        from: '<style>',
        to: '<style media="print"></style><style>',
        says: '/people has a style of',
      },
    ],
  },

  "every policy allows scripts and styles only of 'self' and by hash": {
    rule: (site) =>
      site.pages.flatMap((page) => {
        const policy = policyOf(site, page.file);
        return ['script-src', 'style-src'].flatMap((name) =>
          sourcesOf(policy, name)
            .filter((source) => source !== "'self'" && !source.startsWith("'sha256-"))
            .map((source) => `${page.address}: ${name} ${source}`),
        );
      }),
    notices: [
      {
        file: 'csp.json',
        from: "script-src 'self'",
        to: "script-src 'self' 'unsafe-inline'",
        says: "script-src 'unsafe-inline'",
      },
      { file: 'csp.json', from: "style-src 'self'", to: "style-src 'self' https:", says: 'style-src https:' },
    ],
  },

  'no element has an event handler attribute or a javascript: address': {
    rule: ({ pages }) =>
      pages.flatMap((page) =>
        page.elements
          .filter(({ attribs }) => {
            const handles = Object.keys(attribs).some((name) => /^on[a-z]/.test(name));
            return handles || Object.values(attribs).some((value) => /^\s*javascript:/i.test(value));
          })
          .map((element) => `${page.address}: ${shown(element)}`),
      ),
    notices: [
      { file: '/people/index.html', from: '<h2>', to: '<h2 onclick="alert()">', says: '/people: <h2' },
      {
        file: '/people/index.html',
        from: 'href="/people"',
        to: 'href="javascript:alert()"',
        says: '/people: <a',
      },
      { file: '/people/index.html', from: '<button', to: '<button onfocus="go()"', says: '/people: <button' },
    ],
  },

  'style attributes are on a page only where its policy allows them, and load nothing': {
    rule: (site) =>
      site.pages.flatMap((page) => {
        const isAllowed = sourcesOf(policyOf(site, page.file), 'style-src-attr').includes("'unsafe-inline'");
        return page.elements
          .filter(
            ({ attribs: { style } }) => style !== undefined && (!isAllowed || /url\(|@import/i.test(style)),
          )
          .map((element) => `${page.address}: ${shown(element)}`);
      }),
    notices: [
      {
        file: 'csp.json',
        from: "style-src-attr 'unsafe-inline'",
        to: "style-src-attr 'none'",
        says: '<footer',
      },
      {
        file: '/people/index.html',
        from: '<h2>',
        to: '<h2 style="background:url(/a.png)">',
        says: '/people: <h2',
      },
    ],
  },

  'every page loads only from sources that its policy allows': {
    rule: (site) =>
      site.pages.flatMap((page) => {
        const policy = policyOf(site, page.file);
        return loadsOf(page)
          .filter(({ address, directive }) => {
            const sources = sourcesOf(policy, directive);
            const scheme = /^([a-z]+:)/i.exec(address)?.[1];
            const isOwn = scheme === undefined && !address.startsWith('//');
            return !sources.includes(isOwn ? "'self'" : (scheme ?? ''));
          })
          .map(({ element }) => `${page.address}: ${shown(element)}`);
      }),
    notices: [
      {
        file: '/people/index.html',
        from: 'src="/media/hill',
        to: 'src="https://cdn.example/hill',
        says: '/people: <img',
      },
      {
        file: '/people/index.html',
        from: '<h2>',
        to: '<iframe src="/dates"></iframe><h2>',
        says: '/people: <iframe',
      },
      {
        file: '/people/index.html',
        from: 'href="/favicon.svg" type',
        to: 'href="//cdn.example/a.svg" type',
        says: '/people: <link',
      },
    ],
  },
});
