/** The files of pages that tell of unknown addresses, by where the pages of their language begin: `/de`, nothing at the root. */
export function missingPages(names: Iterable<string>): Map<string, string> {
  return new Map(
    [...names].flatMap((name) => {
      const home = /^((?:\/[\w-]+)?)\/404\/index\.html$/.exec(name)?.[1];
      return home === undefined ? [] : [[home, name] as const];
    }),
  );
}
