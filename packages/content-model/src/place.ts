/** A step into a piece of content: a key of an object or an index of a list. */
export type Step = { key: unknown; input: unknown };

/** What editors call an entry of each list. */
const ENTRIES: Readonly<Record<string, string>> = {
  body: 'block',
  images: 'image',
  slides: 'slide',
  circles: 'circle',
  bullets: 'bullet',
  items: 'item',
  list: 'item',
  buttons: 'button',
  schools: 'school',
  topics: 'topic',
  regions: 'region',
  visitorTypes: 'visitor type',
  portraits: 'portrait',
  people: 'person',
  stories: 'story',
  captions: 'language',
  social: 'profile',
  title: 'title, line',
  header: 'header, line',
  text: 'text, line',
  mobileText: 'mobileText, line',
};

/** Where in a file, as an editor counts: `body[2].text` is "block 3, text". Empty for the file as a whole. */
export function placeOf(steps: readonly Step[]): string {
  const labels: string[] = [];
  for (const [index, step] of steps.entries()) {
    if (Array.isArray(step.input) && typeof step.key === 'number') {
      const list = labels.pop() ?? 'entry';
      // A resource calls its list of blocks "text", as the specification does; elsewhere "text" has lines.
      const entry =
        list === 'text' && index === 1 ? 'block' : Object.hasOwn(ENTRIES, list) ? ENTRIES[list] : list;
      labels.push(`${entry} ${step.key + 1}`);
    } else {
      labels.push(String(step.key));
    }
  }
  return labels.join(', ');
}
