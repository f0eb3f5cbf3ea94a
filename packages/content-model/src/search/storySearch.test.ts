import { expect, test } from 'vitest';
import {
  foldText,
  makeSearchIndex,
  makeStemmer,
  openSearchIndex,
  type SearchedStory,
  searchStories,
  splitWords,
} from './storySearch.ts';

const STORIES: SearchedStory[] = [
  { id: 0, title: 'La comptabilité', about: 'Zoé Roy, Rimouski', text: 'Un examen raté, puis un autre.' },
  { id: 1, title: 'Le pont', about: 'Luc Roy, Halifax', text: 'La marée, les examens du béton.' },
];

async function find(query: string, stories = [STORIES]) {
  const parts = await Promise.all(
    stories.map(async (part) =>
      openSearchIndex(JSON.parse(JSON.stringify(makeSearchIndex(part, 'fr-CA'))), 'fr-CA'),
    ),
  );
  return searchStories(parts, query, 'fr-CA');
}

test.each(['comptabilite', 'COMPTABILITÉ', 'comptabilites', 'compta', 'comtabilite'])(
  'finds "comptabilité" for "%s"',
  async (query) => expect(await find(query)).toEqual({ ids: [0], close: false }),
);

test('every word of a query counts: the story that has all of them is found alone', async () => {
  expect(await find('examen zoe')).toEqual({ ids: [0], close: false });
});

test('without a story that has all words, gives those that come closest', async () => {
  expect(await find('comptabilité saxophone')).toEqual({ ids: [0], close: true });
  expect(await find('xylophone')).toEqual({ ids: [], close: true });
});

test('a query without a word to look for is no query', async () => {
  expect(await find(' … le ')).toBeNull();
});

test('an index in parts gives the same stories', async () => {
  const [one, other] = STORIES.map((story) => [story]);
  expect((await find('examen', [one ?? [], other ?? []]))?.ids.toSorted()).toEqual([0, 1]);
});

test('removes accents, and takes letters apart that Unicode does not', () => {
  expect(foldText('Équité, Œuvre, Łódź')).toBe('equite, oeuvre, lodz');
});

test('splits at apostrophes, and drops single letters but no digits', () => {
  expect(splitWords('L’entrevue d’été : 3 étapes')).toEqual(['entrevue', 'ete', '3', 'etapes']);
});

test.each([
  ['comptabilite', 'comptabilites'],
  ['postuler', 'postule', 'postulons', 'postulez'],
  ['recruteuse', 'recruteur', 'recrutement', 'recruter'],
  ['benevole', 'benevoles'],
  ['examen', 'examens'],
])('%s and %s have one stem in French', (...forms) => {
  expect(new Set(forms.map(makeStemmer('fr-CA'))).size).toBe(1);
});

test.each([
  ['apply', 'applied', 'applying', 'applies'],
  ['story', 'stories'],
  ['recruiter', 'recruiting', 'recruits'],
  ['exam', 'exams'],
])('%s and %s have one stem in English', (...forms) => {
  expect(new Set(forms.map(makeStemmer('en-CA'))).size).toBe(1);
});

test('keeps short words and numbers, and drops words that every sentence has', () => {
  const stem = makeStemmer('fr');
  expect(['ia', 'cpa', '2019', 'client'].map(stem)).toEqual(['ia', 'cpa', '2019', 'client']);
  expect(stem('dans')).toBeNull();
});

test('leaves the words of other languages as they are', () => {
  expect(makeStemmer('mi-NZ')('tangata')).toBe('tangata');
});
