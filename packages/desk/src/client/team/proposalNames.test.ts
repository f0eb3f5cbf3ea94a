import { expect, test } from 'vitest';
import type { ProposalItem } from '../../team/teamProtocol.ts';
import { createWords } from '../words/words.tsx';
import { createItemNames } from './proposalNames.ts';

const LANGUAGES = ['en-CA', 'fr'];
const NAMES = {
  sections: [{ id: 'discover', name: 'Découvrir' }],
  visitorTypes: [{ id: 'student', label: 'La relève' }],
};
const item = (id: string, kind: ProposalItem['kind'], title: string): ProposalItem => ({
  ...{ id, kind, title, changes: [], isEditable: true },
});
const namesOf = (...items: ProposalItem[]) =>
  createItemNames({ items, names: NAMES }, LANGUAGES, createWords('fr'));

test('names files that no item has as a person does', () => {
  const picture = item('pictures/people/Amara_Osei.jpg', 'picture', 'Amara Osei');
  const log = item('translations.fr.json', 'reviews', 'translations');
  const { nameOf } = namesOf(picture, log);
  expect(nameOf(picture)).toBe('Image\u00a0: Amara Osei');
  expect(nameOf(log)).toBe('Ce qui a été lu');
});

test('names slides by their section and visitors, and figures in the language of the desk', () => {
  const slides = { ...item('slides/discover.student.json', 'slides', 'discover.student') };
  const facts = item('facts.json', 'facts', 'facts');
  const { nameOf } = namesOf();
  expect(nameOf({ ...slides, section: 'discover', for: ['student'] })).toBe('Découvrir · La relève');
  expect(nameOf(facts)).toBe('Chiffres');
});

test('says the place of a comment: item, language and field', () => {
  const { placeOf } = namesOf(item('stories/discover/rain/story.json', 'story', 'Four cities, one map'));
  expect(placeOf('stories/discover/rain/story.fr.json', ['title'])).toMatch(
    /^Four cities, one map · Français · \S/,
  );
  expect(placeOf('stories/discover/rain/story.json', [])).toBe('Four cities, one map');
  expect(placeOf('unknown.json', ['title'])).toBe('unknown.json');
});

test('names the texts of a failure as the list of changes does', () => {
  const story = item('stories/discover/rain/story.json', 'story', 'Four cities, one map');
  const { problemText } = namesOf(story, item('facts.json', 'facts', 'facts'));
  const files = ['stories/discover/rain/story.fr.json', 'facts.json'];
  expect(problemText({ message: 'Au même endroit : {files}.', files })).toBe(
    'Au même endroit : Four cities, one map · Français et Chiffres.',
  );
  expect(problemText({ message: 'Trop de requêtes.', files: [] })).toBe('Trop de requêtes.');
});
