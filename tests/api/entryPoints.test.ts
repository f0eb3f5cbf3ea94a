import { expect, it } from 'vitest';
import { publishedDoors } from './publishedDoors.ts';

it('finds the types of each door, behind patterns too', () => {
  const doors = publishedDoors({
    exports: {
      '.': './src/index.ts',
      './styles.css': './src/styles.css',
      './styles/story.css': './src/styles/story.css',
      './circle': './src/circle/Circle.tsx',
    },
    publishConfig: {
      exports: {
        '.': { types: './dist/index.d.ts' },
        './styles.css': './dist/styles.css',
        './styles/*.css': './dist/styles/*.css',
        './chunks/*': null,
        './*': { types: './dist/*.d.ts' },
      },
    },
  });
  expect(doors).toEqual([
    { door: '.', types: './dist/index.d.ts' },
    { door: './styles.css', types: null },
    { door: './styles/story.css', types: null },
    { door: './circle', types: './dist/circle.d.ts' },
  ]);
});

it('leaves out doors that only the workspace has', () => {
  const exports = { '.': './src/index.ts', './media/*': './dist/media/*' };
  const publishConfig = { exports: { '.': { types: './dist/index.d.ts' } } };
  expect(publishedDoors({ exports, publishConfig })).toEqual([{ door: '.', types: './dist/index.d.ts' }]);
});

it('finds none in a package that nobody imports from', () => {
  expect(publishedDoors({})).toEqual([]);
});
