import Validator from '@adobe/structured-data-validator';
import { requiredProperties } from './requiredProperties.ts';
import { vocabulary } from './vocabulary.ts';

/** An entry of structured data, as schema.org defines it. */
export type Thing = { '@type': string } & Readonly<Record<string, unknown>>;

const validator = new Validator(vocabulary());

/** Part of messages about optional fields, such as the expiry of a film. */
const OPTIONAL = /\(optional\)/;

/**
 * Lists issues in the entries of a page: types and properties unknown to schema.org, issues of the validator, and requirements
 * of search engines that the validator does not check (`requiredProperties`).
 */
export async function structuredDataIssues(things: readonly Thing[]): Promise<string[]> {
  const jsonld: Record<string, object[]> = {};
  // Copies them, because the validator changes its input.
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
