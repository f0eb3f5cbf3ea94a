/** What a word of the command line does in the folder of a site. */
export type Command = {
  /** What it does, in a few words. */
  about: string;
  /** Brings the code of this command only. */
  load: () => Promise<(folder: string) => Promise<void>>;
};

/** Every command by its word. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  check: {
    about: 'checks the config of the site',
    load: async () => (await import('./check.ts')).makeCheck(),
  },
  start: { about: 'serves the built site', load: async () => (await import('./start.ts')).start },
};
