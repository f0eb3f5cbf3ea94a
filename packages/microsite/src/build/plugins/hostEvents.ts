import type { PluginEvents } from '../../config/plugins/contract.ts';

/** Writes events of a plugin as a content host sends them: one parser reads both, and browsers get the same response. */
export function hostEvents({ events, provinces = [] }: PluginEvents): object {
  return {
    events: events.map(({ id, title, date, description = [], link, ...event }) => ({
      id,
      title: escaped(title),
      date,
      end_date: event.endDate ?? null,
      start_time: event.startTime ?? null,
      end_time: event.endTime ?? null,
      timezone: event.timeZone ?? null,
      province: event.provinces ?? [],
      city: escaped(event.city ?? ''),
      school: escaped(event.school ?? ''),
      venue: escaped(event.venue ?? ''),
      type: escaped(event.kind ?? ''),
      virtual: event.online ? '1' : '0',
      featured: event.featured ? '1' : '0',
      capacity: event.capacity ?? null,
      link: link?.href ?? null,
      link_label: escaped(link?.label ?? ''),
      description: description.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join(''),
    })),
    provinces,
  };
}

/** Fields of a content host are HTML. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
