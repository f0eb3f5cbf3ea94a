import type { Rule } from './CheckContext.ts';

/** Every visitor type says what pages of this site say about it. */
export const visitorTypesSayEnough: Rule = ({ brand, fileIn, sources }) => {
  const types = sources.visitorTypes();
  const asked = [
    ...(types.length > 1 ? (['menu'] as const) : []),
    ...(brand.pages.connect === undefined ? [] : (['nextStep'] as const)),
    ...(types.length > 1 && brand.pages.connect !== undefined ? (['team', 'recruits'] as const) : []),
  ];
  return types.flatMap((type, index) =>
    asked
      .filter((field) => type[field] === undefined)
      .map(
        (field) =>
          `${fileIn('vocabulary.json')}, visitor type ${index + 1}: "${field}" is missing, and a page says it about "${type.id}". Add "${field}".`,
      ),
  );
};
