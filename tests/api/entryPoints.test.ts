import { expect, it } from 'vitest';
import { publicEntryPoints } from './entryPoints.ts';

it('finds the types of each entry point, also through patterns', () => {
  const entryPoints = publicEntryPoints({
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
  expect(entryPoints).toEqual([
    { name: '.', types: './dist/index.d.ts' },
    { name: './styles.css', types: null },
    { name: './styles/story.css', types: null },
    { name: './circle', types: './dist/circle.d.ts' },
  ]);
});

it('leaves out entry points that are not published', () => {
  const exports = { '.': './src/index.ts', './media/*': './dist/media/*' };
  const publishConfig = { exports: { '.': { types: './dist/index.d.ts' } } };
  expect(publicEntryPoints({ exports, publishConfig })).toEqual([{ name: '.', types: './dist/index.d.ts' }]);
});

it('leaves out internal entry points', () => {
  const exports = { '.': './src/index.ts', './internal/text': './src/text.ts' };
  const publishConfig = {
    exports: { '.': { types: './dist/index.d.ts' }, './internal/text': { types: './dist/text.d.ts' } },
  };
  expect(publicEntryPoints({ exports, publishConfig })).toEqual([{ name: '.', types: './dist/index.d.ts' }]);
});

it('finds none in a package without exports', () => {
  expect(publicEntryPoints({})).toEqual([]);
});
