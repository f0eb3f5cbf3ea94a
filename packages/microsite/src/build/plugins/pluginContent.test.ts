import { ContentError } from '@tamarack-lowe/content-model';
import { expect, test } from 'vitest';
import type { LoadedPlugin, PluginHooks } from '../../config/plugins/contract.ts';
import { SMALL_FIRM } from '../../routes/testing/smallFirm.ts';
import { readPluginContent } from './pluginContent.ts';

const { content, site } = SMALL_FIRM;

function read(hooks: PluginHooks, pages: Record<string, string> = { hours: '/hours', events: '/events' }) {
  const plugins: LoadedPlugin[] = [{ name: 'office-hours', file: '/plugin.js', hooks }];
  return readPluginContent(plugins, {
    language: 'en-CA',
    brand: { ...site.brand, pages },
    content,
    today: '2027-01-15',
    fetchText: async (url) => `text of ${url}`,
  });
}

const page = (load: NonNullable<PluginHooks['routes']>[number]['load']) => ({
  routes: [{ page: 'hours', component: '/Page.js', load }],
});

test('makes the pages of a plugin in a language, with its lines for the log', async () => {
  const { content: made, notes } = await read(
    page(async ({ language, today, fetchText, log }) => {
      log('two lines');
      const text = await fetchText('https://example.com/hours');
      return { title: 'Hours', description: text, data: { language, today } };
    }),
  );
  expect(made.pages).toEqual({
    hours: {
      title: 'Hours',
      description: 'text of https://example.com/hours',
      data: { language: 'en-CA', today: '2027-01-15' },
    },
  });
  expect(notes).toEqual(['office-hours (en-CA): two lines']);
});

test('names a plugin whose hook throws, what it was doing, and the remedy', async () => {
  const load = () => {
    throw new Error('The key is wrong');
  };
  await expect(read(page(load))).rejects.toThrow(
    'The plugin "office-hours" failed while making the page "hours" (en-CA): The key is wrong. Correct its options, update it, or take it out of "plugins" in the config. The last build stays.',
  );
  await expect(read({ events: load })).rejects.toThrow(/failed while reading events \(en-CA\): The key/);
  const { content: made } = await read({ head: load });
  expect(() => made.head('/hours')).toThrow(/failed while adding to the head of \/hours: The key/);
});

test('leaves mistakes in content to the editor, with their file', async () => {
  const load = () => {
    throw new ContentError(['office-hours.json, title: write it.']);
  };
  await expect(read(page(load))).rejects.toThrow(/^office-hours\.json, title: write it\.$/);
});

test('says which address is missing in brand.json', async () => {
  const load = () => ({ title: '', description: '', data: {} });
  await expect(read(page(load), {})).rejects.toThrow(
    'brand, pages: the plugin "office-hours" adds a page "hours", which has no address. Add "hours": "/hours" to "pages", in each language.',
  );
});

test('makes one response of events for pages and browsers', async () => {
  const event = {
    id: 7,
    title: 'Q & A <live>',
    date: '2027-03-04',
    startTime: '18:30',
    timeZone: 'America/Winnipeg',
    provinces: ['manitoba'],
    online: true,
    description: ['Bring < 2 questions.', 'Stay.'],
    link: { href: 'https://example.com/talk', label: 'Sign up' },
  };
  const provinces = [{ slug: 'manitoba', name: 'Manitoba', code: 'MB' }];
  const { events, notes } = await read({ events: () => ({ events: [event], provinces }) });
  expect(events?.parsed).toMatchObject({ events: [event], provinces });
  expect(JSON.parse(events?.response ?? '').events[0]).toMatchObject({ title: 'Q &amp; A &lt;live&gt;' });
  expect(notes).toEqual(['office-hours (en-CA): 1 events']);
});

test('reads no events for a site without their page', async () => {
  const events = () => {
    throw new Error('Nobody asked.');
  };
  expect((await read({ events }, {})).events).toBeNull();
});
