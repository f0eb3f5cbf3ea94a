import { expect, test } from 'vitest';
import { foldText, makeStemmer, splitWords } from './words.ts';

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
