/** A small fault in product code, and the step of `npm test` or `npm run test:all` that must detect it. */
export type Mutation = {
  /** Harm to a visitor, an editor or a developer. */
  harm: string;
  file: string;
  /** Text that occurs once in the file. */
  from: string;
  to: string;
  /** Name of the step in the table of the run. */
  caughtBy: string;
  /** Command that runs the relevant part of that step: program, arguments, folder. */
  command: readonly [folder: string, program: string, ...args: string[]];
  /** Builds both sites with the fault first. */
  builds?: true;
};

const units = (name: string, ...files: string[]) => [`packages/${name}`, 'vitest', 'run', ...files] as const;
const journey = (file: string) =>
  ['apps/site', 'pnpm', 'exec', 'playwright', 'test', '--project=journeys', file] as const;
const components = (file: string) => ['packages/ui', 'vitest', 'run', '--project', 'browser', file] as const;
const builtPages = ['tests/built-pages', 'vitest', 'run'] as const;

export const MUTATIONS: readonly Mutation[] = [
  {
    harm: 'a link of the content host may run a script',
    file: 'packages/api-client/src/safeUrl.ts',
    from: "['mailto:', ...schemes]",
    to: "['mailto:', 'javascript:', ...schemes]",
    caughtBy: 'Units',
    command: units('api-client'),
  },
  {
    harm: 'visitors from Greece and the United Kingdom see no cookie notice',
    file: 'packages/content-model/src/countries.ts',
    from: 'EUROPEAN_SPELLING.get(upper) ?? upper',
    to: 'upper',
    caughtBy: 'Units',
    command: units('content-model'),
  },
  {
    harm: '"Next story" leaves out every second story',
    file: 'packages/content-model/src/stories.ts',
    from: 'sequence[place + 1] ?? null',
    to: 'sequence[place + 2] ?? null',
    caughtBy: 'Units',
    command: units('content-model'),
  },
  {
    harm: 'a check lets links lead nowhere',
    file: 'packages/content-tools/src/check/links.ts',
    from: "href.startsWith('/') && !isKnown(href)",
    to: "href.startsWith('//') && !isKnown(href)",
    caughtBy: 'Units',
    command: units('content-tools', 'src/check'),
  },
  {
    harm: 'a slide before the first one is asked for',
    file: 'packages/state/src/slices/sectionSlice.ts',
    from: 'state.current.slide = Math.max(0, Math.min(index, state.slides.length - 1));',
    to: 'state.current.slide = Math.min(index, state.slides.length - 1);',
    caughtBy: 'Units',
    command: units('state'),
  },
  {
    harm: 'a dismissed cookie notice comes back',
    file: 'packages/state/src/storage.ts',
    from: 'readNotice: () => Boolean(read(names.notice))',
    to: "readNotice: () => read(names.notice) === 'yes'",
    caughtBy: 'Units',
    command: units('state'),
  },
  {
    harm: 'a page may run any inline script',
    file: 'packages/prerender/src/csp.ts',
    from: `["script-src 'self'", ...scripts]`,
    to: `["script-src 'self' 'unsafe-inline'", ...scripts]`,
    caughtBy: 'Every built page',
    command: builtPages,
    builds: true,
  },
  {
    harm: 'inline scripts of a page are refused by its own policy',
    file: 'packages/prerender/src/files.ts',
    from: "createHash('sha256')",
    to: "createHash('sha512')",
    caughtBy: 'Units',
    command: units('prerender'),
  },
  {
    harm: 'an address reads files outside the built site',
    file: 'packages/server/src/requestPath.ts',
    from: String.raw`/(?:^|\/)\.{1,2}(?:\/|$)/.test(decoded)`,
    to: 'false',
    caughtBy: 'Units',
    command: units('server'),
  },
  {
    harm: 'an old signed call publishes again',
    file: 'packages/server/src/publishHook.ts',
    from: 'return isAuthentic && Math.abs(now.getTime() / 1000 - Number(time)) <= TOLERANCE_S;',
    to: 'return isAuthentic && TOLERANCE_S > 0 && now.getTime() > 0;',
    caughtBy: 'Units',
    command: units('server'),
  },
  {
    harm: 'search engines are told of another address',
    file: 'packages/microsite/src/routes/head.server.ts',
    from: "{ rel: 'canonical', href: address }",
    to: "{ rel: 'canonical', href: brand.site }",
    caughtBy: 'Every built page',
    command: builtPages,
    builds: true,
  },
  {
    harm: 'a page that a link opens can reach ours',
    file: 'packages/ui/src/link/linkTarget.tsx',
    from: "rel: 'noopener'",
    to: "rel: 'opener'",
    caughtBy: 'Every built page',
    command: builtPages,
    builds: true,
  },
  {
    harm: 'Escape does not close the menu',
    file: 'packages/ui/src/menu-dialog/MenuDialog.tsx',
    from: 'if (submenu === null) {',
    to: 'if (submenu === 0) {',
    caughtBy: 'Components in a browser',
    command: components('src/menu-dialog'),
  },
  {
    harm: 'the initials of a logo are its last words',
    file: 'packages/create-microsite/src/pictures.ts',
    from: '.slice(0, 2)',
    to: '.slice(-2)',
    caughtBy: 'Units',
    command: units('create-microsite', 'src/pictures.test.ts'),
  },
  {
    harm: 'a story has a picture without a description',
    file: 'packages/stories/content/pictures/people.json',
    from: '"key": "Amara_Osei"',
    to: '"key": "Amara_Ossei"',
    caughtBy: 'Content',
    command: ['.', 'pnpm', '--silent', 'content:check'],
  },
  {
    harm: 'the kit depends on the words of a firm',
    file: 'packages/ui/src/link/linkTarget.tsx',
    from: 'export const NEW_TAB',
    to: "import '@tamarack-lowe/content-model';\nexport const NEW_TAB",
    caughtBy: 'Dependency rules',
    command: ['.', 'turbo', 'boundaries'],
  },
  {
    harm: 'a word of a type is wrong',
    file: 'packages/state/src/slices/sectionSlice.ts',
    from: 'Number.isInteger(index)',
    to: 'Number.isWhole(index)',
    caughtBy: 'Types',
    command: ['.', 'tsc', '-p', 'packages/state'],
  },
  {
    harm: 'after a change of page the keyboard stays where it was',
    file: 'packages/microsite/src/client/shell/focus.ts',
    from: "document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });",
    to: '',
    caughtBy: 'Journeys',
    command: journey('keyboard.test.ts'),
    builds: true,
  },
  {
    harm: 'the language that a visitor chose is forgotten',
    file: 'packages/microsite/src/client/shell/languageOffer.ts',
    from: 'if (stored === null || stored === language) attempt(() => localStorage.setItem(key, language));',
    to: '',
    caughtBy: 'Journeys',
    command: journey('languages.test.ts'),
    builds: true,
  },
  {
    harm: 'an address with a slip of the pen finds no page',
    file: 'packages/content-model/src/urls/similarPaths.ts',
    from: 'return longest === 0 ? 1 : distance(left, right) / longest;',
    to: 'return longest === 0 ? 1 : left === right ? 0 : 1;',
    caughtBy: 'Units',
    command: units('content-model', 'src/urls/similarPaths.test.ts'),
  },
];
