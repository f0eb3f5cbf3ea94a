import { ContentError } from './contentError.ts';

type Placeholder<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** The values a template asks for. A template that is only known as `string`, as from JSON, takes any names. */
export type MessageValues<Template extends string> = string extends Template
  ? Readonly<Record<string, string | number>>
  : Readonly<Record<Placeholder<Template>, string | number>>;

/** Ends a sentence by itself: "J.", "Acme Inc.", "Why us?", "誰。", "Wait…". */
const ENDS = /[\p{STerm}…]$/u;

/**
 * A message with its `{name}` placeholders filled, each value as it is: "Next story: {label}". A full stop after a value
 * that ends a sentence itself is left out: "Hello, {name}." and "J." make "Hello, J.". Throws a `ContentError` when a
 * value is missing; pages are built before anybody reads them, so the build stops and no visitor sees braces.
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
