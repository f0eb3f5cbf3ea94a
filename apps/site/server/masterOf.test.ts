import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { masterOf } from './masterOf.ts';

it('finds the drawing of a portrait and of a scene', () => {
  for (const address of [
    '/media/pictures/people/Amara_Osei.1a2b3c4d-320.avif',
    '/media/pictures/scenes/table-dawn.00000000-1200.webp',
  ]) {
    const file = masterOf(address);
    expect(file).toMatch(/\.svg$/);
    expect(existsSync(file ?? '')).toBe(true);
  }
});

it('finds films, their captions and their posters', () => {
  for (const address of [
    '/media/films/Kofi_Mensah.1a2b3c4d.mp4',
    '/media/films/Kofi_Mensah.1a2b3c4d.fr.vtt',
    '/media/pictures/films/Kofi_Mensah.1a2b3c4d-640.avif',
  ]) {
    expect(existsSync(masterOf(address) ?? '')).toBe(true);
  }
});

it('knows nothing of other addresses, nor of ways out of the folder', () => {
  expect(masterOf('/media/documents/interview-checklist.1a2b3c4d.pdf')).toBeNull();
  expect(masterOf('/media/pictures/people/../../films/Kofi_Mensah.1a2b3c4d-320.avif')).toBeNull();
  expect(masterOf('/media/films/..%2fsecret.1a2b3c4d.mp4')).toBeNull();
});
