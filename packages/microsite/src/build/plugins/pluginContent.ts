import { parseCampusEvents } from '@tamarack-lowe/api-client/internal/parse';
import { type Brand, type CampusEvents, ContentError } from '@tamarack-lowe/content-model';
import { escapeXml } from '@tamarack-lowe/content-model/internal/text';
import type { Content } from '@tamarack-lowe/content-tools';
import type { LoadedPlugin, PluginContext, PluginEvents } from '../../config/plugins/contract.ts';
import { PluginError, runHook } from '../../config/plugins/PluginError.ts';
import type { PluginContent } from '../../routes/route.ts';
import type { FetchText } from './fetchText.ts';

type Options = {
  language: string;
  brand: Brand;
  content: Content;
  today: string;
  fetchText: FetchText;
};

/** Content of plugins in a language, and lines for the log of the build. */
type ReadPlugins = {
  content: PluginContent;
  /** Events of a plugin, and the response that browsers get; null when no plugin has events. */
  events: { parsed: CampusEvents; response: string } | null;
  notes: string[];
};

/**
 * Calls the hooks of plugins that make pages and events in a language. Throws a `PluginError` when one fails, and a `ContentError`
 * when a page has no address.
 */
export async function readPluginContent(
  plugins: readonly LoadedPlugin[],
  { fetchText, ...options }: Options,
): Promise<ReadPlugins> {
  const { brand, language } = options;
  const notes: string[] = [];
  const contextOf = (name: string): PluginContext => {
    const log = (line: string) => void notes.push(`${name} (${language}): ${line}`);
    return { ...options, log, fetchText: (url, limits = {}) => fetchText(url, limits, log) };
  };
  const pages = await Promise.all(
    plugins.flatMap(({ name, hooks }) =>
      (hooks.routes ?? []).map(async ({ page, load }) => {
        if (brand.pages[page] === undefined)
          throw new ContentError([
            `brand, pages: the plugin "${name}" adds a page "${page}", which has no address. Add "${page}": "/${page}" to "pages", in each language.`,
          ]);
        const task = `making the page "${page}" (${language})`;
        return [page, await runHook(name, task, () => load(contextOf(name)))] as const;
      }),
    ),
  );
  return {
    content: { pages: Object.fromEntries(pages), head: headOf(plugins, language) },
    events: await eventsOf(),
    notes,
  };

  async function eventsOf(): Promise<ReadPlugins['events']> {
    const [source] = plugins.flatMap(({ name, hooks: { events } }) => (events ? { name, events } : []));
    if (source === undefined || brand.pages.events === undefined) return null;
    const context = contextOf(source.name);
    const written = await runHook(source.name, `reading events (${language})`, () => source.events(context));
    const response = JSON.stringify(hostEvents(written));
    const parsed = parseCampusEvents(JSON.parse(response), { siteUrl: brand.mainSite, report: context.log });
    if (parsed === null)
      throw new PluginError(source.name, `reading events (${language})`, 'no event can be read');
    context.log(`${parsed.events.length} events`);
    return { parsed, response };
  }
}

/** Returns the function that adds the elements of plugins to the head of a page. */
function headOf(plugins: readonly LoadedPlugin[], language: string): PluginContent['head'] {
  return (path) =>
    plugins.flatMap(({ name, hooks: { head } }) => {
      try {
        return head?.({ path, language }) ?? [];
      } catch (error) {
        throw new PluginError(name, `adding to the head of ${path}`, error);
      }
    });
}

/** Writes events of a plugin as a content host sends them, with fields in HTML: one parser reads both. */
function hostEvents({ events, provinces = [] }: PluginEvents): object {
  return {
    events: events.map(({ id, title, date, description = [], link, ...event }) => ({
      id,
      title: escapeXml(title),
      date,
      end_date: event.endDate ?? null,
      start_time: event.startTime ?? null,
      end_time: event.endTime ?? null,
      timezone: event.timeZone ?? null,
      province: event.provinces ?? [],
      city: escapeXml(event.city ?? ''),
      school: escapeXml(event.school ?? ''),
      venue: escapeXml(event.venue ?? ''),
      type: escapeXml(event.kind ?? ''),
      virtual: event.online ? '1' : '0',
      featured: event.featured ? '1' : '0',
      capacity: event.capacity ?? null,
      link: link?.href ?? null,
      link_label: escapeXml(link?.label ?? ''),
      description: description.map((paragraph) => `<p>${escapeXml(paragraph)}</p>`).join(''),
    })),
    provinces,
  };
}
