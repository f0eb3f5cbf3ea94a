/** The part of the validator that we use; it comes without types. */
declare module '@adobe/structured-data-validator' {
  type Issue = {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: { type?: string; property?: string }[];
  };

  export default class Validator {
    /** `vocabulary` is schema.org as JSON-LD: classes with their parents, properties with their domains. */
    constructor(vocabulary: { '@graph': object[] });
    /** Things by their type. */
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
