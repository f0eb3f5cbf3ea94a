/**
 * A module that exports data. With a type of the content model it is a `JSON.parse`, which browsers and the type checker
 * read faster than a literal of that size. Without one the literal is its own type, keys and words included.
 */
export function dataModule(name: string, value: unknown, type?: string): string {
  const head = '// Made by `content generate` from the content folder. Change the content, not this file.\n';
  if (!type) return `${head}export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
  const json = JSON.stringify(JSON.stringify(value));
  return `${head}import type { ${type} } from '@tamarack-lowe/content-model';\n\nexport const ${name}: ${type} = /* @__PURE__ */ JSON.parse(\n  ${json},\n);\n`;
}
