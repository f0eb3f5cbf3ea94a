import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { breadcrumbs, organization } from '../../routes/structuredData.server.ts';
import { GROWN_FIRM } from '../../routes/testing/grownFirm.ts';
import { StructuredData } from './SiteDocument.tsx';

const { site } = GROWN_FIRM;

test('writes one block of data that no word of the content can end', () => {
  const trail = breadcrumbs(
    [{ name: '</script><script>alert(1)</script>', path: site.paths.story('learn', '$$$') }],
    site,
  );
  const html = renderToStaticMarkup(<StructuredData things={[organization(site), trail]} />);
  const [, json = ''] = /^<script type="application\/ld\+json">([\s\S]*?)<\/script>$/.exec(html) ?? [];
  expect(json).not.toContain('<');
  const data = JSON.parse(json) as { '@context': string; '@graph': { '@type': string }[] };
  expect(data['@context']).toBe('https://schema.org');
  expect(data['@graph'].map((thing) => thing['@type'])).toEqual(['Organization', 'BreadcrumbList']);
});
