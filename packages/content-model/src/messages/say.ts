import { ContentError } from '../contentError.ts';
import type { Brand } from '../schema/brand.ts';

/** Values for the placeholders of a label, by name. */
export type SayValues = Readonly<Record<string, string | number>>;

/** Returns a label in the language of the page, with its placeholders filled in. */
export type Say<Key extends string> = (key: Key, values?: SayValues) => string;

/**
 * Makes the function that returns labels by key. In every label, `{firm}` is the short name of the firm and `{product}` the
 * name of the product. That function throws a `ContentError` for a missing value.
 *
 * @example
 * const say = makeSay({ next: 'Next: {title}' }, brand);
 * say('next', { title: 'Your first day' }); // 'Next: Your first day'
 */
export function makeSay<Key extends string>(
  words: Readonly<Record<Key, string>>,
  { short, product }: Pick<Brand, 'short' | 'product'>,
): Say<Key> {
  return (key, values = {}) => fillMessage<string>(words[key], { firm: short, product, ...values });
}

type Placeholder<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** Values that a template needs. If its type is only `string`, as from JSON, any names are allowed. */
export type MessageValues<Template extends string> = string extends Template
  ? Readonly<Record<string, string | number>>
  : Readonly<Record<Placeholder<Template>, string | number>>;

/** Matches a text that ends a sentence by itself: "J.", "Acme Inc.", "Why us?", "誰。", "Wait…". */
const ENDS = /[\p{STerm}…]$/u;

/**
 * Fills the `{name}` placeholders of a message, each with its value unchanged: "Next story: {label}". A full stop after a
 * value that ends a sentence is left out: "Hello, {name}." and "J." make "Hello, J.". Throws a `ContentError` when a value is
 * missing: pages are built before anybody reads them, so the build stops and no visitor sees braces.
 */
export function fillMessage<const Template extends string>(
  template: Template,
  values: MessageValues<Template>,
): string {
  const known: Readonly<Record<string, string | number>> = values;
  return template.replace(/\{([^{}]+)\}(\.?)/g, (_, name: string, stop: string) => {
    const value = Object.hasOwn(known, name) ? known[name] : undefined;
    if (value === undefined) {
      throw new ContentError([
        `The message "${template}" needs a value for {${name}}. Give it one, or take it out.`,
      ]);
    }
    return ENDS.test(String(value)) ? String(value) : `${value}${stop}`;
  });
}
