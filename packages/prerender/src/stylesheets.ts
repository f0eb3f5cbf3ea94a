import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteAssets } from './assets.ts';
import type { Critical } from './critical/Critical.ts';
import { propertiesIn } from './critical/dropProperties.ts';
import { criticalRules } from './criticalCss/criticalCss.ts';
import { lateStylesheet } from './criticalCss/deferredStylesheet.ts';
import { type SitePlace, writeAsset } from './page/writeAsset.ts';

/** The styles of pages that have the same parts of the style sheet. */
export type PageSheets = {
  /** The rules that a page carries. */
  rules: (html: string) => string;
  /** Address of the whole sheet for the script of the page. */
  late: string;
  /** Address of the whole sheet for visitors without script. */
  bare: string;
};

type Around = {
  /** The folder that Vite built into. */
  folder: string;
  built: Pick<ViteAssets, 'stylesheet' | 'parts'>;
  /** The text of all scripts. */
  scripts: string;
  critical: Critical;
};

/**
 * Reads the style sheet and its parts. `sheetsOf` gives what pages with these parts are written with: one sheet, with
 * what every page has before its parts. `parts` are the addresses of the parts by themselves, for who comes to such a page
 * from another. What nobody asks for is in none of them.
 */
export function pageSheets(place: SitePlace, { folder, built, scripts, critical }: Around) {
  const read = (address: string) => readFileSync(join(folder, address.slice(place.base.length)), 'utf8');
  const every = read(built.stylesheet);
  const texts = new Map(Object.entries(built.parts).map(([part, address]) => [part, read(address)]));
  // What one sheet sets may be asked for by another that comes with another page.
  const asked = propertiesIn(lateStylesheet([every, ...texts.values()].join('\n'), scripts));
  const late = (css: string) => lateStylesheet(css, `${scripts}${asked.join()}`);
  const known = new Map<string, PageSheets>();

  function sheetsOf(parts: readonly string[] = []): PageSheets {
    const name = parts.join('-');
    const made = known.get(name);
    if (made) return made;
    const css = [every, ...parts.map((part) => texts.get(part) ?? '')].join('\n');
    let rulesOf: PageSheets['rules'] | undefined;
    const sheets = {
      // Where all such pages are those of the last build, nobody asks.
      rules(html: string) {
        rulesOf ??= criticalRules(css, critical);
        return rulesOf(html);
      },
      late: writeAsset(place, 'late.css', late(css)),
      bare: writeAsset(place, 'bare.css', css),
    };
    known.set(name, sheets);
    return sheets;
  }

  const alone = [...texts].map(([part, css]) => [part, writeAsset(place, `${part}.css`, late(css))]);
  return { sheetsOf, parts: Object.fromEntries(alone) as Record<string, string> };
}
