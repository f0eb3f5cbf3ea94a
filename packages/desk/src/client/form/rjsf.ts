import { getDefaultRegistry } from '@rjsf/core';
import type { Field } from '@rjsf/utils';

const { fields } = getDefaultRegistry();

/** Draws the field of a schema, whatever its type. */
export const SchemaField = existing(fields.SchemaField);

/** Draws the fields of an object one after the other. */
export const FieldsOfObject = existing(fields.ObjectField);

function existing(field: Field | undefined): Field {
  if (!field) throw new Error('This version of @rjsf/core lacks a field that the desk needs.');
  return field;
}
