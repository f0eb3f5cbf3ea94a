import { expect, test } from 'vitest';
import { SEEDLING } from '../testing/fixtures.ts';
import { render } from '../testing/render.tsx';
import { DocumentFrame } from './DocumentFrame.tsx';
import { FrameHeader } from './FrameHeader.tsx';

const nothing = () => undefined;
const header = { logo: null, name: 'Alder', home: '/', menuOpened: false, onMenu: nothing };
const german = { language: 'de', name: 'Deutsch', href: '/de/wurzeln' };

test('the header links to the page in other languages, by plain links', () => {
  expect(render(<FrameHeader {...header} languages={[german]} />)).toContain(
    '<a href="/de/wurzeln" hrefLang="de" lang="de">',
  );
  expect(render(<FrameHeader {...header} />).match(/<a /g)).toHaveLength(1);
});

test.each([
  ['en-CA', 'ltr'],
  ['ar', 'rtl'],
])('a document in %s has the text direction %s', (language, direction) => {
  const document = (
    <DocumentFrame type={SEEDLING} typeIndex={0} menuOpened={false}>
      Roots
    </DocumentFrame>
  );
  expect(render(document, language)).toContain(`<html lang="${language}" dir="${direction}"`);
});
