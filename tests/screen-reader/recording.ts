import type { Step } from './journey.ts';

/** Words of a screen reader on a journey: `packages/pages/orca.json`. */
export type Recording = {
  /** Day of the recording, `YYYY-MM-DD`. */
  asOf: string;
  /** Programs and their versions. */
  with: Readonly<Record<string, string>>;
  visits: readonly { address: string; steps: readonly SpokenStep[] }[];
};

type SpokenStep = Step & { said: readonly string[] };

/** Words of the browser about itself while it starts and loads. They differ from machine to machine. */
const OF_THE_BROWSER = /^(?:Screen reader on|Loading\. Please wait|leaving |.* (?:frame|document web)\.$)/;

/** Words that one must hear, as one text: programs may cut it elsewhere into utterances. */
const audible = (said: readonly string[]) => said.filter((line) => !OF_THE_BROWSER.test(line)).join(' ');

/** Words in the order of the alphabet: Orca speaks of the focus, of live regions and of the page as it learns of each. */
const sorted = (words: string) => words.split(' ').toSorted().join(' ');

/** Lists the steps whose words differ from the recorded ones. */
export function differences(known: Recording['visits'], heard: Recording['visits']): string[] {
  const spoken = (visits: Recording['visits']) =>
    visits.flatMap(({ address, steps }) => steps.map((step) => ({ address, ...step })));
  const [before, now] = [spoken(known), spoken(heard)];
  const lines = now.flatMap(({ address, does, said }, index) => {
    const [recorded, heardNow] = [audible(before[index]?.said ?? []), audible(said)];
    return sorted(recorded) === sorted(heardNow)
      ? []
      : [`${address}, ${does}:\n  recorded: ${recorded}\n  now:      ${heardNow}`];
  });
  return before.length === now.length
    ? lines
    : [...lines, `${before.length} steps were recorded, not ${now.length}`];
}
