import { readFileSync } from 'node:fs';

const read = (name: string) => readFileSync(new URL(`recordings/${name}`, import.meta.url), 'utf8');

/** The recorded answers that stand in for a content host, by the last part of their address. */
export function embeddedAnswers(): Map<string, string> {
  return new Map([
    ['menu', read('menu.json')],
    ['campus_events', read('campus-events.json')],
  ]);
}
