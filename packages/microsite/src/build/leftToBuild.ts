/** What a file of a site is named that only the build reads: `readWorks.server.ts`. */
export const LEFT_TO_BUILD = /\.server\.[cm]?[jt]sx?$/;

/** What browsers get of such a file: its names, and nothing behind them. `text`: the module as it is written. */
export function namesAlone(text: string): string {
  return [...text.matchAll(/^export (?:async )?(?:function|const|let|class) (\w+)/gm)]
    .map(([, name]) => `export const ${name} = undefined;`)
    .join('\n');
}
