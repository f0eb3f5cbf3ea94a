/** An address below the first page of a language: `/404` is `/fr/404` there. */
export const belowHome = (home: string, path: string) => home.replace(/\/$/, '') + path;
