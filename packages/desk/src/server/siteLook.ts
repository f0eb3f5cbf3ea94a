import { readFile } from 'node:fs/promises';

/** Style sheet and typefaces of a site, for the preview. */
export type SiteLook = {
  /**
   * Full path of the style sheet of the firm. Default: the colours of the kit.
   * @example theme: '/site/theme.css'
   */
  theme?: string | undefined;
  /**
   * Fonts of the firm, by the name that the style sheet gives them, each with its full path.
   * @example typefaces: [{ family: 'Anek Latin Variable', file: '/site/fonts/anek-latin.woff2' }]
   */
  typefaces?: readonly { family: string; file: string }[] | undefined;
};

/**
 * Responds with the look of a site: `look.css`, and its fonts by number. Null for another name, or for a file that is not there:
 * the preview then has the look of the kit.
 */
export async function lookResponse(
  { theme, typefaces = [] }: SiteLook,
  name: string,
): Promise<Response | null> {
  if (name === 'look.css') {
    const faces = typefaces.map(
      ({ family }, index) =>
        `@font-face { font-family: ${JSON.stringify(family)}; src: url("font-${index}"); font-weight: 1 1000; }`,
    );
    const words = theme === undefined ? '' : await readFile(theme, 'utf8').catch(() => '');
    return response([...faces, words].join('\n'), 'text/css; charset=utf-8');
  }
  const [, number] = /^font-(\d{1,2})$/.exec(name) ?? [];
  const file = number === undefined ? undefined : typefaces[Number(number)]?.file;
  const font = file === undefined ? null : await readFile(file).catch(() => null);
  return font && response(new Uint8Array(font), 'font/woff2');
}

function response(body: string | Uint8Array<ArrayBuffer>, type: string): Response {
  return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'no-cache' } });
}
