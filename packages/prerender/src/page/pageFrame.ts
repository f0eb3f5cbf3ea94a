import type { ViteAssets } from '../assets.ts';
import type { PageSheets } from '../stylesheets.ts';

/** What a visitor reads when scripts are missing. */
export type EarlyWords = {
  failed: string;
  /** The word on the button that loads the page again. */
  retry: string;
};

/** What the inline script is told of the site. */
export type EarlySettings = EarlyWords & {
  /** Milliseconds after which scripts that have not come are told as missing. */
  silence: number;
};

type Around = {
  built: Pick<ViteAssets, 'version'>;
  /** The inline script. */
  script: string;
  settings: EarlySettings;
};

/**
 * Prepares what stands around the drawing of every page: its rules, its links to style sheets, its one script. Gives a
 * function that puts all that into a page; `page` is the address of the file beside it.
 */
export function pageFrame({
  built,
  script,
  settings,
}: Around): (page: string, html: string, around: { sheets: PageSheets; words?: EarlyWords }) => string {
  const { silence, ...settled } = settings;
  const told = { build: built.version, silence: String(silence) };

  return (page, html, { sheets: { rules, late, bare }, words: { failed, retry } = settled }) => {
    const data = attributes({ page, ...told, sheet: late, failed, retry });
    const link = `<noscript><link rel="stylesheet" href="${bare}"/></noscript>`;
    return html
      .replace('</head>', () => `<style>${rules(html)}</style>${link}</head>`)
      .replace('</body>', () => `<script${data}>${script}</script></body>`);
  };
}

function attributes(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => ` data-${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('');
}
