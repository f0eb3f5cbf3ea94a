import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GROWN_FIRM } from '../../testing/grownFirm.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { organization } from './organization.ts';
import { StructuredData } from './StructuredData.tsx';

const { site } = GROWN_FIRM;

test('writes one block of data that no word of the content can end', () => {
  const trail = breadcrumbs(
    [{ name: '</script><script>alert(1)</script>', path: site.paths.story('learn', '$$$') }],
    site,
  );
  const html = renderToStaticMarkup(<StructuredData things={[organization(site), null, trail]} />);
  const [, json = ''] = /^<script type="application\/ld\+json">([\s\S]*?)<\/script>$/.exec(html) ?? [];
  expect(json).not.toContain('<');
  const data = JSON.parse(json) as { '@context': string; '@graph': { '@type': string }[] };
  expect(data['@context']).toBe('https://schema.org');
  expect(data['@graph'].map((thing) => thing['@type'])).toEqual(['Organization', 'BreadcrumbList']);
});

test('writes nothing about nothing', () => {
  expect(renderToStaticMarkup(<StructuredData things={[null]} />)).toBe('');
});
