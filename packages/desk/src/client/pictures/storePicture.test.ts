import { expect, test } from 'vitest';
import { focalEdit, freeName, jobAndCity, metadataEdits } from './storePicture.ts';

const focal = { x: 30, y: 60 };
const SCENE = {
  file: 'scenes/rain.svg',
  alt: 'Rain on a window',
  people: ['Ada_Moe'],
  focal: { x: 50, y: 50 },
};

test('describes a new photograph at the end of its list', () => {
  const scene = { key: 'scenes/desk-1', file: 'scenes/desk-1.jpg', alt: 'A lamp', focal, person: null };
  expect(metadataEdits([SCENE], scene)).toEqual([
    { op: 'insert', path: [1], value: { file: 'scenes/desk-1.jpg', alt: 'A lamp', people: [], focal } },
  ]);
  const person = { name: 'Ada Moe', job: 'Manager', city: 'Regina' };
  const portrait = { key: 'people/Ada_Moe', file: 'people/Ada_Moe.jpg', alt: 'Ada Moe', focal, person };
  expect(metadataEdits(null, portrait)).toEqual([
    { op: 'insert', path: [0], value: { key: 'Ada_Moe', ...person, alt: 'Ada Moe', focal } },
  ]);
});

test('a photograph in place of a drawing changes what its entry says, and nothing else of it', () => {
  const photo = { key: 'scenes/rain', file: 'scenes/rain.jpg', alt: '', focal, person: null };
  expect(metadataEdits([SCENE], photo)).toEqual([
    { op: 'set', path: [0, 'file'], value: 'scenes/rain.jpg' },
    { op: 'set', path: [0, 'focal'], value: focal },
  ]);
});

test('sets the crop of a picture that has an entry', () => {
  const list = [SCENE, { key: 'Ada_Moe', name: 'Ada Moe' }];
  expect(focalEdit(list, 'people/Ada_Moe', focal)).toEqual({ op: 'set', path: [1, 'focal'], value: focal });
  expect(focalEdit(list, 'scenes/rain', focal)).toMatchObject({ path: [0, 'focal'] });
  expect(focalEdit(list, 'scenes/snow', focal)).toBeNull();
});

test('names a photograph after its item, with the next free number', () => {
  expect(freeName('stories/discover/night-desk/story.json', ['scenes/night-desk-1'])).toBe('night-desk-2');
  expect(freeName('slides/discover.campus.json', [])).toBe('discover-1');
});

test('finds job and city in the line of an author', () => {
  expect(jobAndCity('Manager, Advisory, Winnipeg')).toEqual({ job: 'Manager, Advisory', city: 'Winnipeg' });
  expect(jobAndCity('Manager')).toEqual({ job: 'Manager', city: '' });
});
