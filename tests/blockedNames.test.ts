import { expect, it } from 'vitest';
import { blockedBy, namesInHtml, namesInJsx, namesInStyles } from './built-pages/blockedNames.ts';
import { productFiles } from './productFiles.ts';

it('has no name in visible elements that content blockers hide (EasyList, Fanboy)', () => {
  const found = productFiles()
    .filter(({ name }) => !name.startsWith('apps/storybook/'))
    .flatMap(({ name: file, text }) => {
      const names = file.endsWith('.css')
        ? namesInStyles(text)
        : file.endsWith('.tsx')
          ? namesInJsx(text)
          : [];
      return names.filter((name) => blockedBy(name).length > 0).map((name) => `${file}: ${name}`);
    });
  expect(found).toEqual([]);
});

it('matches the names of generic rules, and no others', () => {
  expect(blockedBy('story-share__status')).toEqual(['share']);
  expect(blockedBy('gt-social-links')).toEqual(['social']);
  expect(blockedBy('assets/social-marks-C6lPxWho.svg')).toEqual(['social']);
  expect(blockedBy('cookie-notice')).toEqual(['cookie']);
  expect(blockedBy('top-ad')).toEqual(['ad']);
  for (const name of [
    'gt-heading-s',
    'events__head',
    'gt-lead',
    'gt-notice',
    'story-pass-on',
    'gt-network-ring',
  ])
    expect(blockedBy(name), name).toEqual([]);
});

it('reads names from style sheets, JSX and pages', () => {
  expect(namesInStyles('.a-b:hover, [data-c] > .d { background: url(x.png) }')).toEqual([
    'a-b',
    'd',
    'data-c',
  ]);
  expect(namesInJsx(`<p className="a b" data-c id="d">{classNames('e', f && 'g')}</p>`).sort()).toEqual([
    'a',
    'b',
    'd',
    'data-c',
    'e',
    'g',
  ]);
  expect(namesInJsx(`className={classNames('e', name)}`)).toEqual(['e']);
  expect(namesInHtml('<p class="a b" data-c="1"><style>.x{}</style></p>')).toEqual(['a', 'b', 'data-c']);
});
