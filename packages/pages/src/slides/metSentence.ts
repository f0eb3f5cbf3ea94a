import type { Words } from '../context/PagesProvider.tsx';

/** So many are named where there are more of them. */
const NAMED = 3;

/** "You met Amara and Noor." By first names; from the fifth on they are counted. */
export function metSentence(people: readonly { name: string }[], { say, language }: Words): string {
  const names = people.map(({ name }) => name.split(' ')[0] ?? name);
  const named = names.length > NAMED + 1 ? names.slice(0, NAMED) : names;
  const others = names.length - named.length;
  const list = [...named, ...(others > 0 ? [say('youMetOthers', { count: others })] : [])];
  return say('youMet', { names: new Intl.ListFormat(language).format(list) });
}
