import { expect, onTestFinished, test } from 'vitest';
import { contentCopy } from '../testing/contentCopy.ts';
import { makeDepartures, NOBODY } from './departures.ts';

function departures(
  person: string,
  { all = [person], alsoNamed }: { all?: string[]; alsoNamed?: string[] } = {},
) {
  const content = contentCopy();
  onTestFinished(() => content[Symbol.dispose]());
  content.json('pictures/scenes.json', [
    { file: 'scenes/bench-dawn.svg', alt: 'A bench', people: [person], focal: { x: 1, y: 1 } },
  ]);
  return makeDepartures(
    content.root,
    [{ person, alsoNamed }],
    all.map((each) => ({ person: each })),
  );
}

test.each([
  ['Kieran_ODunnell', 'A word with Kieran O’Dunnell, who'],
  ['Kieran_ODunnell', 'kieran o’dunnell'],
  ['Zoe_Laurent', 'le récit de Zoé Laurent'],
  ['Zoe_Laurent', 'Zoé\u00a0Laurent’s first exam'],
  ['Amara_Osei', 'les mots d’Amara Osei'],
  ['Camille_Bouchard-Roy', '<a href="/team/camille-bouchard-roy">she</a> and Camille Bouchard-Roy'],
  ['Camille_Bouchard-Roy', '/team/camille-bouchard-roy'],
  ['Jada_St_Cyrille', '<b>Jada</b> St. Cyrille'],
])('finds %s in “%s”', (person, text) => {
  expect(departures(person).names(text)).toBe(true);
});

test.each([
  ['Li_Qiao', 'Li Qiaoling'],
  ['Nadia_El_Khatibi', 'Nadia Petrenko'],
  ['Grace_Nyambura', 'with grace'],
])('does not find %s in “%s”', (person, text) => {
  expect(departures(person).names(text)).toBe(false);
});

test('finds a name on two lines of a title, and a nickname', () => {
  const { names } = departures('Gus_Halvorsen', { alsoNamed: ['The Dean of Regina'] });
  expect(names({ title: ['A day with Gus', 'Halvorsen'] })).toBe(true);
  expect(names('ask the dean of Regina')).toBe(true);
});

test('a first name alone counts where the piece names the person in full or shows them', () => {
  const all = ['Sofia_Brandvold', 'Sofia_Dimitrakis'];
  const { within } = departures('Sofia_Brandvold', { all });
  expect(within(['Sofia Brandvold came.', 'Sofia laughed.'])('Sofia laughed.')).toBe(true);
  expect(within({ media: 'scenes/bench-dawn' })('Then Brandvold sat down.')).toBe(true);
  expect(within(['Sofia laughed.'])('Sofia laughed.')).toBe(false);
  expect(within(['Sofia Brandvold came.'], 'Sofia Dimitrakis')('I am Sofia.')).toBe(false);
});

test('a first name that nobody else has counts everywhere', () => {
  const { within } = departures('Amara_Osei', { all: ['Amara_Osei', 'Owen_MacLeod'] });
  expect(within(['In Amara’s words'])('In Amara’s words')).toBe(true);
});

test('shows tells portraits, scenes and other pictures apart', () => {
  const { shows } = departures('Owen_MacLeod');
  expect(['people/Owen_MacLeod', 'scenes/bench-dawn', 'people/Owen_Mac', 'scenes/other'].map(shows)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('where nobody has left, nothing is named', () => {
  expect(NOBODY.names('Amara Osei')).toBe(false);
});
