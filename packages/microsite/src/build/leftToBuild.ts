import { parseSync } from 'vite';

/** What a file of a site is named that only the build reads: `readWorks.server.ts`. */
export const LEFT_TO_BUILD = /\.server\.[cm]?[jt]sx?$/;

/** What browsers get of such a file: its names, and nothing behind them. `text`: the module as it is written. */
export function namesAlone(file: string, text: string): string {
  const { module } = parseSync(file, text);
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ isType, exportName: { kind, name } }) => {
      if (isType) return [];
      if (kind === 'Default') return 'export default undefined;';
      return name === null ? [] : `export const ${name} = undefined;`;
    })
    .join('\n');
}
