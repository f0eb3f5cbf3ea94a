import { type Facts, factText } from '@tamarack-lowe/content-model';

/** Labels with their facts filled in. Other braces stay: they are values that a page knows. */
export function fillKnownFacts(messages: Record<string, string>, facts: Facts): Record<string, string> {
  const fill = (words: string) =>
    words.replace(/\{(\w+)\}/g, (braces, key: string) => factText(facts, key) ?? braces);
  return Object.fromEntries(Object.entries(messages).map(([key, words]) => [key, fill(words)]));
}
