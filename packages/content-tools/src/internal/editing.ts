/** Functions that an editor of content needs besides the public ones: kinds of files, their schemas, their state in each language. */
export { collectContentIssues } from '../check/checkContent.ts';
export { fieldIssues } from '../check/fieldIssues.ts';
export { type ExpiryProof, proveExpiry } from '../check/proveExpiry.ts';
export { startRun } from '../files/cache.ts';
export { makeTranslation } from '../files/mergeTranslation.ts';
export { normaliseTranslation } from '../files/normalise.ts';
export { eachText, SHAPES, type Shape } from '../files/shapes.ts';
export { nameOf } from '../files/textFiles.ts';
export { editorSchemasOf } from '../read/editorSchemas.ts';
export { createSources } from '../read/sources.ts';
export { type Coverage, coverageIssues, coverageOf } from '../translations/coverage.ts';
export { hashesOf, readReviewLog, reviewLogFile } from '../translations/reviewLog.ts';
export { readPair, translatedFiles, translationOf } from '../translations/translatedFiles.ts';
