/** Values by the names that a template asks for them. */
export type Values = Readonly<Record<string, string>>;

/** A text of a template with its places (`{{name}}`) filled in. Throws where a place has no value. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{\{([\w-]+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template asks for "${name}", and nobody fills it in.`);
    return value;
  });
}
