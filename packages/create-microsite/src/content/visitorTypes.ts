import { slugOf } from '@tamarack-lowe/content-model';
import { readDefaults } from '../readDefaults.ts';
import { isFields, type Json, type JsonFields } from './json.ts';
import { markedWords } from './words.ts';

type Wanted = {
  /** Of content files, the first without a language in its name. */
  languages: readonly string[];
  /** The answer of each type of visitor in every language; none shows everybody the same. */
  types: readonly (readonly string[])[];
};

const LIGHTS = ['dawn', 'dusk', 'night'];

/** The files of the template for other types of visitor than its own two: one set of slides then stands for all. */
export function withTypes(made: ReadonlyMap<string, Json>, { languages, types }: Wanted): Map<string, Json> {
  const ids = types.map(([name = ''], index) => slugOf(name) || `type-${index + 1}`);
  const files = [...made].flatMap(([file, value]): [string, Json][] => {
    const language = languages.find((each) => file.endsWith(`.${each}.json`)) ?? languages[0] ?? '';
    const place = languages.indexOf(language);
    if (/^vocabulary\b/.test(file)) {
      if (types.length === 0 || !isFields(value)) return [];
      const visitorTypes = types.map((names, index) => {
        const words = wordsOf(names[place] ?? '', language);
        return place === 0
          ? { id: ids[index] ?? '', light: LIGHTS[index] ?? '', corner: 'connect', ...words }
          : words;
      });
      return [[file, { ...value, visitorTypes }]];
    }
    if (/^slides\/.*\.experienced\b/.test(file)) return [];
    if (/^slides\//.test(file) && isFields(value)) {
      return [[file.replace('.student', ''), forAll(value, language)]];
    }
    if (file === 'brand.json' && isFields(value))
      return [[file, { ...value, pictures: picturesOf(value, ids) }]];
    if (/^messages\b/.test(file) && isFields(value)) return [[file, labelsOf(value, ids.length, language)]];
    return [[file, value]];
  });
  return new Map(files);
}

/** A set of slides that speaks of no type. */
function forAll({ for: _, slides, ...set }: JsonFields, language: string): JsonFields {
  const { start = '', end = '' } = saidIn(language);
  const bodies = [start, end];
  const all = Array.isArray(slides) ? slides : [];
  return {
    ...set,
    slides: all.map((slide, index) =>
      isFields(slide) ? { ...slide, body: bodies[index] ?? slide.body ?? '' } : slide,
    ),
  };
}

/** What pages say of a type that has only a name. */
function wordsOf(name: string, language: string): JsonFields {
  const { roles = '', nextStep = '', recruits = '' } = saidIn(language);
  return {
    choice: name,
    menu: name,
    roles,
    nextStep,
    team: name,
    recruits: recruits.replace('{type}', name),
  };
}

/** Labels of a choice leave where there is none; where there are no types, labels stand in for their words. */
function labelsOf(labels: JsonFields, count: number, language: string): JsonFields {
  if (count > 1) return labels;
  const { introIAm: _, connectFor: __, connectForAll: ___, memberRecruitsAll: ____, ...rest } = labels;
  if (count === 1) return rest;
  const { begin: introBegin = '', roles: seeRoles = '', nextStep: storyNextStep = '' } = saidIn(language);
  return { ...rest, introBegin, seeRoles, storyNextStep };
}

function picturesOf({ pictures }: JsonFields, ids: readonly string[]): Json {
  const { intro } = isFields(pictures) ? pictures : {};
  const shown = isFields(intro) ? Object.values(intro) : [];
  const [first = ''] = shown;
  return {
    intro:
      ids.length === 0
        ? first
        : Object.fromEntries(ids.map((id, index) => [id, shown[index % shown.length] ?? first])),
  };
}

/** In a language that nobody has written, the words of English, marked. */
function saidIn(language: string): Record<string, string> {
  const { type } = readDefaults();
  const marked = markedWords(type.en ?? {}, language);
  return type[language] ?? (marked as Record<string, string>);
}
