import type { Facts } from './schema/facts.ts';

/**
 * The text of the fact that copy names by a key. A key with a capital, as `{OfficeDays}`, begins a sentence: the text then
 * does too. Undefined when there is no such fact.
 */
export function factText(facts: Facts, key: string): string | undefined {
  const textOf = (name: string) => (Object.hasOwn(facts, name) ? facts[name]?.text : undefined);
  const text = textOf(key.charAt(0).toLowerCase() + key.slice(1));
  return textOf(key) ?? (text && text.charAt(0).toUpperCase() + text.slice(1));
}
