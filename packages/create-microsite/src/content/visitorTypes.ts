import { slugOf } from '@tamarack-lowe/content-model';
import { isFields, type Json, type JsonFields, markText } from '../json.ts';
import { readDefaults } from '../template.ts';

type VisitorTypeOptions = {
  /** Languages of content files, the first without a language in file names. */
  languages: readonly string[];
  /** Names of each visitor type in every language; none shows all visitors the same. */
  types: readonly (readonly string[])[];
};

const COLOUR_SCHEMES = ['dawn', 'dusk', 'night'];

/** Changes the files of the template for other visitor types than its own two. All types then share one set of slides. */
export function applyVisitorTypes(
  templateFiles: ReadonlyMap<string, Json>,
  { languages, types }: VisitorTypeOptions,
): Map<string, Json> {
  const ids = types.map(([name = ''], index) => slugOf(name) || `type-${index + 1}`);
  const files = [...templateFiles].flatMap(([file, value]): [string, Json][] => {
    const language = languages.find((each) => file.endsWith(`.${each}.json`)) ?? languages[0] ?? '';
    const languageIndex = languages.indexOf(language);
    if (/^taxonomy\b/.test(file)) {
      if (types.length === 0 || !isFields(value)) return [];
      const visitorTypes = types.map((names, index) => {
        const words = textOfType(names[languageIndex] ?? '', language);
        return languageIndex === 0
          ? { id: ids[index] ?? '', colourScheme: COLOUR_SCHEMES[index] ?? '', corner: 'connect', ...words }
          : words;
      });
      return [[file, { ...value, visitorTypes }]];
    }
    if (/^slides\/.*\.experienced\b/.test(file)) return [];
    if (/^slides\//.test(file) && isFields(value)) {
      return [[file.replace('.student', ''), slidesForAll(value, language)]];
    }
    if (file === 'brand.json' && isFields(value))
      return [[file, { ...value, pictures: picturesOf(value, ids) }]];
    if (/^messages\b/.test(file) && isFields(value)) return [[file, labelsOf(value, ids.length, language)]];
    return [[file, value]];
  });
  return new Map(files);
}

/** Makes a set of slides independent of visitor types. */
function slidesForAll({ for: _, slides, ...set }: JsonFields, language: string): JsonFields {
  const { start = '', end = '' } = defaultText(language);
  const bodies = [start, end];
  const all = Array.isArray(slides) ? slides : [];
  return {
    ...set,
    slides: all.map((slide, index) =>
      isFields(slide) ? { ...slide, body: bodies[index] ?? slide.body ?? '' } : slide,
    ),
  };
}

/** Writes the text about a visitor type that has only a name. */
function textOfType(name: string, language: string): JsonFields {
  const { roles = '', nextStep = '', recruits = '' } = defaultText(language);
  return {
    choice: name,
    menu: name,
    roles,
    nextStep,
    team: name,
    recruits: recruits.replace('{type}', name),
  };
}

/** Labels that only sites with several visitor types need. */
const LABELS_OF_CHOICE = [
  'introIAm',
  'lensFor',
  'lensSee',
  'connectFor',
  'connectForAll',
  'memberRecruitsAll',
];

/**
 * Removes the labels for choosing a type when there is only one type or none. Without types, adds the labels that replace the text
 * of a type.
 */
function labelsOf(labels: JsonFields, count: number, language: string): JsonFields {
  if (count > 1) return labels;
  const rest = Object.fromEntries(Object.entries(labels).filter(([key]) => !LABELS_OF_CHOICE.includes(key)));
  if (count === 1) return rest;
  const {
    begin: introBegin = '',
    roles: seeRoles = '',
    nextStep: storyNextStep = '',
  } = defaultText(language);
  return { ...rest, introBegin, seeRoles, storyNextStep };
}

function picturesOf({ pictures }: JsonFields, ids: readonly string[]): Json {
  const { intro } = isFields(pictures) ? pictures : {};
  const drawings = isFields(intro) ? Object.values(intro) : [];
  const [first = ''] = drawings;
  return {
    intro:
      ids.length === 0
        ? first
        : Object.fromEntries(ids.map((id, index) => [id, drawings[index % drawings.length] ?? first])),
  };
}

/** Returns default text in a language; marked English text for unknown languages. */
function defaultText(language: string): Record<string, string> {
  const { type } = readDefaults();
  const marked = markText(type.en ?? {}, language);
  return type[language] ?? (marked as Record<string, string>);
}
