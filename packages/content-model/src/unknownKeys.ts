import type { Step } from './place.ts';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The keys that a file has and its schema does not: schemas leave them out of what they return. Nearly always a
 * misspelt optional key, which would otherwise do nothing in silence.
 */
export function unknownKeys(input: unknown, output: unknown, before: readonly Step[] = []): Step[][] {
  if (Array.isArray(input) && Array.isArray(output)) {
    return input.flatMap((entry, key) => unknownKeys(entry, output[key], [...before, { key, input }]));
  }
  if (!isRecord(input) || !isRecord(output)) return [];
  return Object.entries(input).flatMap(([key, value]) => {
    if (value === undefined || (key === '$schema' && before.length === 0)) return [];
    const steps = [...before, { key, input }];
    return Object.hasOwn(output, key) ? unknownKeys(value, output[key], steps) : [steps];
  });
}
