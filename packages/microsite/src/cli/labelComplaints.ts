import type { Brand } from '@tamarack-lowe/content-model';
import { type FirmParts, messagesOf } from '@tamarack-lowe/content-model/messages';

type Labels = {
  brand: Pick<Brand, 'pages'>;
  language: string;
  labels: Readonly<Record<string, string>>;
  /** Default: the firm has all of them. */
  parts?: FirmParts;
};

/** Every label may say these: `makeSay` fills them in. */
const ALWAYS = ['firm', 'product'];

/** What is wrong with the labels of a site: those that its pages say and nobody wrote, and values that no page fills in. */
export function labelComplaints({ brand, language, labels, parts }: Labels): string[] {
  return Object.entries(messagesOf(brand, parts)).flatMap(([key, values]) => {
    const words = labels[key];
    const where = `messages, ${language}: "${key}"`;
    if (words === undefined) return [`${where} is missing, and a page would stand without it. Write it.`];
    const known = [...values, ...ALWAYS];
    return [...words.matchAll(/\{(\w+)\}/g)]
      .map(([, name = '']) => name)
      .filter((name) => !known.includes(name))
      .map(
        (name) => `${where} asks for {${name}}, which no page fills in. It may say {${known.join('}, {')}}.`,
      );
  });
}
