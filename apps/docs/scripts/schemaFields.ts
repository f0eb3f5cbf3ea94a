/** The parts of a JSON Schema that this site reads. */
export type Schema = {
  type?: string;
  description?: string;
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: boolean | Schema;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  enum?: readonly (string | number)[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};

/**
 * A field of a kind of file. `path`: `images[].alt`; `[]` stands for each item of a list, `[quote]` for each block of that type, `.*`
 * for each key.
 */
export type Field = {
  path: string;
  kind: string;
  description?: string;
  isRequired: boolean;
  initial?: string;
};

/** Lists the fields of a schema in order, each before those below it. */
export function fieldsOf(schema: Schema, path = ''): Field[] {
  const options = schema.anyOf ?? schema.oneOf ?? [];
  if (options.length > 0)
    return options.flatMap((option): Field[] => {
      const block = option.properties?.type?.const;
      if (block === undefined) return fieldsOf(option, path);
      const below = path.replace(/\[\]$/, `[${block}]`);
      return [{ path: below, kind: 'a block', isRequired: false }, ...fieldsOf(option, below)];
    });
  const own = Object.entries(schema.properties ?? {}).filter(([name]) => name !== '$schema');
  const fields = own.flatMap(([name, field]): Field[] => {
    const below = path === '' ? name : `${path}.${name}`;
    // The type of a block is in the paths of its fields.
    if (field.const !== undefined) return [];
    const entry = {
      path: below,
      kind: kindOf(field),
      isRequired: schema.required?.includes(name) ?? false,
      ...(field.description !== undefined && { description: field.description }),
      ...(field.default !== undefined && { initial: JSON.stringify(field.default) }),
    };
    return [entry, ...fieldsOf(field, below)];
  });
  const rest = schema.additionalProperties;
  return [
    ...fields,
    ...(schema.items ? fieldsOf(schema.items, `${path}[]`) : []),
    ...(typeof rest === 'object' ? fieldsOf(rest, path === '' ? '*' : `${path}.*`) : []),
  ];
}

/** Patterns of strings, in words: the schema of a slug and of an asset key. */
const PATTERNS: readonly [part: string, words: string][] = [
  ['people|scenes', 'the name of a picture or film: folder and name, without ending'],
  ['\\$\\$\\$', 'lowercase letters, digits and hyphens'],
  ['https?', 'an address: `/…`, `https:`, `mailto:` or `tel:`'],
  ['[A-Z]{2}', 'two capitals'],
  ['^\\/', 'an address of this site, from `/`'],
];

const FORMATS: Readonly<Record<string, string>> = {
  date: 'a day, `YYYY-MM-DD`',
  uri: 'a full address',
  email: 'an e-mail address',
};

/** Describes what a field holds, with its limits. */
export function kindOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map((each) => `\`${each}\``).join(', ');
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (schema.oneOf) return 'a block';
  if (schema.anyOf) {
    const kinds = [...new Set(schema.anyOf.map(kindOf))];
    return kinds.every((kind) => kind === 'fields') ? 'fields' : kinds.join('; or ');
  }
  if (schema.items)
    return `a list${counted(schema.minItems, schema.maxItems, 'entries')} of ${kindOf(schema.items)}`;
  if (schema.type === 'string') {
    const words = PATTERNS.find(([part]) => schema.pattern?.includes(part))?.[1];
    const format = schema.format === undefined ? undefined : FORMATS[schema.format];
    return words ?? format ?? `text${counted(schema.minLength, schema.maxLength, 'characters')}`;
  }
  if (schema.type === 'boolean') return '`true` or `false`';
  if (schema.type === 'object') {
    const rest = schema.additionalProperties;
    return typeof rest === 'object' && !schema.properties ? `for each key ${kindOf(rest)}` : 'fields';
  }
  if (schema.type === 'number' || schema.type === 'integer')
    return `a number${counted(schema.minimum, schema.maximum, '')}`;
  return 'a value';
}

function counted(least: number | undefined, most: number | undefined, unit: string): string {
  const range =
    least !== undefined && most !== undefined
      ? `${least} to ${most} ${unit}`
      : most !== undefined
        ? `up to ${most} ${unit}`
        : least !== undefined && least > 1
          ? `at least ${least} ${unit}`
          : '';
  return range === '' ? '' : ` (${range.trim()})`;
}
