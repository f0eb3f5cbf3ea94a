import { cloneElement, isValidElement } from 'react';

/** Names of props with text for visitors. Names of people are not among them, as they are the same in every language. */
const TEXT_PROP =
  /^(text|mobileText|title|lead|body|label|more|hint|error|children|actions|content|backdrop|by|role|job|note|place|time|kind|meta|poster|links|items|options|slides|circles|circle|submenu|action|copyright|images|cues|failed|announcement|progress|alt|sideTitle|dateLabel|caption|icon)$|(Label|Description|Action|Title)$/;

/** Values of such props that CSS or code reads: they are not translated. */
const CODE_VALUES = new Set(['field', 'ring', 'intro', 'status', 'img', 'presentation', 'list', 'plain']);

/** Translates all phrases in the args of an example, at any depth. */
export function translateArgs(
  args: Record<string, unknown>,
  say: (words: string) => string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, TEXT_PROP.test(name) ? translate(value, say) : value]),
  );
}

function translate(value: unknown, say: (words: string) => string): unknown {
  if (typeof value === 'string') return CODE_VALUES.has(value) ? value : say(value);
  if (Array.isArray(value)) return value.map((each) => translate(each, say));
  if (isValidElement<Record<string, unknown>>(value)) {
    return cloneElement(value, translateArgs(value.props, say));
  }
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    return translateArgs({ ...value }, say);
  }
  return value;
}
