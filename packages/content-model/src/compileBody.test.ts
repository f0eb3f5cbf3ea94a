import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileBody } from './compileBody.ts';
import { ContentError } from './contentError.ts';

const facts = { colleagues: { text: 'about 3,000 & more', source: 'Annual report', asOf: '2026-01-31' } };

const compile = (...body: Parameters<typeof compileBody>[0]) => compileBody(body, facts, 'our-people');

test('keeps plain words, a blank line between paragraphs', () => {
  expect(compile('R&D at 5 < 6.\n\nWe are {colleagues}.')).toEqual([
    { type: 'paragraph', text: 'R&D at 5 < 6.' },
    { type: 'paragraph', text: 'We are about 3,000 & more.' },
  ]);
});

test('compiles the simple HTML of old copy', () => {
  expect(
    compile(
      '<h2>Who &amp; where</h2><p>We <strong>are\n {colleagues}</strong>.<br>Truly.</p><ul><li>One</li>\n<li>T<em>w</em>o</li></ul><ol><li>A</li><li>B</li></ol>',
    ),
  ).toEqual([
    { type: 'heading', text: 'Who & where' },
    { type: 'paragraph', text: 'We are about 3,000 & more.' },
    { type: 'paragraph', text: 'Truly.' },
    { type: 'list', items: ['One', 'Two'] },
    { type: 'list', items: ['A', 'B'], ordered: true },
  ]);
});

test('loose words between tags become a paragraph', () => {
  expect(compile('Before <em>it</em><p>Inside</p>after')).toEqual(
    ['Before it', 'Inside', 'after'].map((text) => ({ type: 'paragraph', text })),
  );
});

test('puts the link of a sentence after its paragraph, and a link alone in its place', () => {
  const link = { type: 'router-link', text: 'the team', path: '/connect-with-us/', target: '_blank' };
  expect(compile('<p>Meet <a href="/connect-with-us/">the team</a> today.</p>')).toEqual([
    { type: 'paragraph', text: 'Meet the team today.' },
    link,
  ]);
  expect(compile('<p><a href="/connect-with-us/">the team</a></p>')).toEqual([link]);
});

test('a link that leaves the site becomes a button', () => {
  expect(compile('<a href="https://careers.tamaracklowe.example" target="_blank">See jobs</a>')).toEqual([
    {
      type: 'buttons',
      buttons: [{ text: 'See jobs', href: 'https://careers.tamaracklowe.example', target: '_blank' }],
    },
  ]);
});

test('reports everything outside the list of tags, with block and remedy', () => {
  expect(() =>
    compile('Fine.', '<p onclick="x()">Hi<img src="a.png"></p><script>x()</script><!-- note -->'),
  ).toThrow(
    [
      'our-people, block 2: "onclick" on <p> is not allowed. Take it out: the site decides how things look.',
      'our-people, block 2: <img> is not allowed here. Use only p, ul, ol, li, h2, h3, a, strong, em, br, or a typed block.',
      'our-people, block 2: <script> is not allowed here. Use only p, ul, ol, li, h2, h3, a, strong, em, br, or a typed block.',
      'our-people, block 2: a comment is not allowed here. Use only p, ul, ol, li, h2, h3, a, strong, em, br, or a typed block.',
    ].join('\n'),
  );
});

test('reports an unclosed tag, a link that runs a script and a list of one', () => {
  expect(() => compile('<p>One <strong>two</p>')).toThrow(
    'our-people, block 1: <strong> is never closed. Add </strong> where it ends.',
  );
  expect(() => compile('<p><a href="javascript:x()">go</a></p>')).toThrow(
    'our-people, block 1, button 1, href: ',
  );
  expect(() => compile('<p>One &amp two</p>')).toThrow('our-people, block 1: this HTML is broken');
  expect(() => compile('<p><a>go</a></p>')).toThrow('our-people, block 1, button 1, href: ');
  expect(() => compile('<ul><li>One</li></ul>')).toThrow(
    'our-people, block 1, items: "items" must have at least 2 entries. It has 1.',
  );
});

test('reports an empty block', () => {
  expect(() => compile('  ')).toThrow('our-people, block 1: this block is empty.');
  expect(() => compile('<p> </p>')).toThrow('our-people, block 1: this block is empty.');
});

test('fills the facts of typed blocks', () => {
  expect(compile({ type: 'quote', text: 'We are {colleagues}.' })).toEqual([
    { type: 'quote', text: 'We are about 3,000 & more.' },
  ]);
  expect(() => compile({ type: 'quote', text: '{nobody}' })).toThrow(
    'our-people, block 1: there is no fact {nobody}',
  );
});

test('throws only a ContentError, whatever the markup', () => {
  const scrap = fc.constantFrom(
    '<p>',
    '</p>',
    '<ul>',
    '<li>',
    '</ul>',
    '<a href="/x">',
    '</a>',
    '<br>',
    '<b>',
    '&amp;',
    'word',
    '<table>',
    '<!--',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(scrap, fc.string())), (scraps) => {
      try {
        compile(scraps.join(''));
      } catch (error) {
        expect(error).toBeInstanceOf(ContentError);
      }
    }),
    { numRuns: 300 },
  );
});
