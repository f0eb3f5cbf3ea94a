import * as v from 'valibot';

/** One for all types of visitor, or one for each: of a firm's types, each has to have one. */
export function byVisitorType<Type extends string = string>(
  one: v.GenericSchema<string>,
  types?: readonly Type[],
) {
  const each = types
    ? v.object(Object.fromEntries(types.map((type) => [type, one])))
    : v.record(v.string(), one);
  return v.union(
    [one, each as v.GenericSchema<Record<string, string>> as v.GenericSchema<Record<Type, string>>],
    'Write one for all visitors, or one for each type of visitor between curly brackets.',
  );
}
