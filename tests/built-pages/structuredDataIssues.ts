import Validator from '@adobe/structured-data-validator';
import { requiredProperties } from './requiredProperties.ts';
import { vocabulary } from './vocabulary.ts';

/** Something that a page tells machines, as schema.org has it. */
export type Thing = { '@type': string } & Readonly<Record<string, unknown>>;

const validator = new Validator(vocabulary());

/** Said of fields that a film may have and ours do not need, such as the day it goes off air. */
const OPTIONAL = /\(optional\)/;

/**
 * Returns what is wrong with the things of a page: types and properties that schema.org does not know, what search engines
 * ask for and the validator checks, and what they ask for and it does not (see `requiredProperties`).
 */
export async function structuredDataIssues(things: readonly Thing[]): Promise<string[]> {
  const jsonld: Record<string, object[]> = {};
  // Copies: the validator takes marks out of what it reads.
  for (const thing of structuredClone(things)) {
    jsonld[thing['@type']] = [...(jsonld[thing['@type']] ?? []), thing];
  }
  const issues = await validator.validate({ jsonld });
  const told = issues
    .filter(({ issueMessage }) => !OPTIONAL.test(issueMessage))
    .map(
      ({ issueMessage, path }) =>
        `${path.map((step) => step.type ?? step.property).join('.')}: ${issueMessage}`,
    );
  return [...told, ...requiredProperties(things)];
}
