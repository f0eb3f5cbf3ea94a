import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteAssets } from '../assets/viteAssets.ts';
import type { Critical } from '../critical/Critical.ts';
import { criticalRules } from '../critical/criticalRules.ts';
import { lateStylesheet } from '../critical/lateStylesheet.ts';
import { pageDataAddress } from '../early/pageData.ts';
import { builtFiles } from '../files/builtFiles.ts';
import { writeAsset } from './writeAsset.ts';

/** What the inline script is told of the site. */
export type EarlySettings = {
  /** Milliseconds after which scripts that have not come are told as missing. */
  silence: number;
  /** What a visitor then reads. */
  failed: string;
  /** The word on the button that loads the page again. */
  retry: string;
};

type Around = {
  /** The folder that Vite built into. */
  folder: string;
  built: ViteAssets;
  /** The inline script. */
  script: string;
  settings: EarlySettings;
  critical: Critical;
};

/**
 * Prepares what stands around the drawing of every page: its rules, its links to style sheets, its one script. Writes the
 * style sheet that the script asks for. Gives a function that puts all that into the page of an address.
 */
export function pageFrame(
  root: string,
  { folder, built, script, settings, critical }: Around,
): (address: string, html: string) => string {
  const css = readFileSync(join(folder, built.stylesheet), 'utf8');
  const rules = criticalRules(css, critical);
  // The script of a page asks for it; the one that Vite made is for visitors without script.
  const sheet = writeAsset(root, 'late.css', lateStylesheet(css, `${script}${scriptsIn(folder)}`));
  const bare = `<noscript><link rel="stylesheet" href="${built.stylesheet}"/></noscript>`;
  const { silence, failed, retry } = settings;
  const told = attributes({ build: built.version, silence: String(silence), sheet, failed, retry });

  return (address, html) => {
    const page = attributes({ page: pageDataAddress(address) });
    return html
      .replace('</head>', () => `<style>${rules(html)}</style>${bare}</head>`)
      .replace('</body>', () => `<script${page}${told}>${script}</script></body>`);
  };
}

/** What Vite built to be run, as one text. */
function scriptsIn(folder: string): string {
  const scripts = builtFiles(folder).filter((file) => file.endsWith('.js'));
  return scripts.map((file) => readFileSync(file, 'utf8')).join();
}

function attributes(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => ` data-${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('');
}
