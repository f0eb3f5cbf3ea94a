/** What a word of the command line does in the folder of a site. */
export type Command = {
  /** What it does, in a few words. */
  about: string;
  /** Brings the code of this command only. */
  load: () => Promise<(folder: string) => Promise<void>>;
};

/** Every command by its word. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  dev: { about: 'shows the site while it is changed', load: async () => (await import('./dev.ts')).dev },
  build: { about: 'makes the site', load: async () => (await import('./buildSite.ts')).buildSite },
  start: { about: 'serves the built site', load: async () => (await import('./start.ts')).start },
  rollback: {
    about: 'has the build before be the site again',
    load: async () => (await import('./rollback.ts')).rollback,
  },
  hook: {
    about: 'builds the site whenever a signed call says that something was published',
    load: async () => (await import('./hook.ts')).hook,
  },
  test: {
    about: 'opens every page of the built site in a browser',
    load: async () => (await import('./testSite.ts')).testSite,
  },
  check: { about: 'checks config and content', load: async () => (await import('./checkSite.ts')).checkSite },
};
