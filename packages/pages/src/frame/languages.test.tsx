import { expect, test } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { SEEDLING } from '../testing/fixtures.ts';
import { DocumentFrame } from './DocumentFrame.tsx';
import { FrameHeader } from './FrameHeader.tsx';
import { FrameLanguageHint } from './FrameLanguageHint.tsx';

const nothing = () => undefined;
const header = { logo: null, name: 'Alder', home: '/', menuOpened: false, onMenu: nothing };
const german = { language: 'de', name: 'Deutsch', href: '/de/wurzeln' };
const hint = (
  <FrameLanguageHint
    language="he"
    words="הדף הזה קיים בעברית"
    closeLabel="סגור"
    href="/he"
    onClose={nothing}
  />
);

test('the header leads to the page in other languages, by plain links', () => {
  expect(draw(<FrameHeader {...header} languages={[german]} />)).toContain(
    '<a href="/de/wurzeln" hrefLang="de" lang="de">',
  );
  expect(draw(<FrameHeader {...header} />).match(/<a /g)).toHaveLength(1);
});

test('a page that exists in another language says so in that language, and its way', () => {
  const markup = draw(hint);
  expect(markup).toMatch(/^<aside aria-label="הדף הזה קיים בעברית" lang="he" dir="rtl"/);
  expect(markup).toContain('<a href="/he" hrefLang="he">הדף הזה קיים בעברית</a>');
});

test.each([
  ['en-CA', 'ltr'],
  ['ar', 'rtl'],
])('a document in %s is written from %s', (language, direction) => {
  const document = (
    <DocumentFrame type={SEEDLING} place={0} menuOpened={false}>
      Roots
    </DocumentFrame>
  );
  expect(draw(document, language)).toContain(`<html lang="${language}" dir="${direction}"`);
});
