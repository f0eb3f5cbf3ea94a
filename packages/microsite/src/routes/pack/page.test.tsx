// @vitest-environment jsdom
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { HydratedProvider } from '../../client/prehydration/hydration.tsx';
import { GROWN_FIRM } from '../testing/grownFirm.ts';
import { renderInSession } from '../testing/renderInSession.tsx';
import type { PackData } from './data.server.ts';
import { page } from './page.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
// jsdom has no layout and does not implement this.
document.body.checkVisibility = () => true;

/** Renders the list of schools at an address, and the address at which the visitor then is. */
async function openList(path: string) {
  const Address = () => <output>{useLocation().pathname}</output>;
  const children = (
    <HydratedProvider>
      <Address />
      {page.render(SCHOOLS, '/rauemi/pepa')}
    </HydratedProvider>
  );
  const { container } = await renderInSession(path, children);
  const textOf = (selector: string) => container.querySelector(selector)?.textContent;
  return {
    note: textOf('[role=status]'),
    address: textOf('output'),
    link: textOf('a[href="/rauemi/pepa/otago"]'),
  };
}

const PICTURE = GROWN_FIRM.content.readMembers()[0]?.picture;
if (!PICTURE) throw new Error('The grown firm has nobody.');

const SCHOOLS: PackData = {
  list: {
    title: 'Packs',
    lead: 'A sheet for each school.',
    listLabel: 'Schools',
    unknown: 'No pack for “{school}”.',
    schools: [{ href: '/rauemi/pepa/otago', label: 'Otago', note: '', slugs: ['otago', 'otakou'] }],
    back: { href: '/rauemi/', label: 'Back' },
    feeds: { title: 'Feeds', lead: 'No address.', lists: [] },
  },
};

test('says that it has no pack for an unknown school, and lists the others', async () => {
  const { note, link } = await openList('/rauemi/pepa?school=$1%20%3Cb%3E');
  expect(note).toBe('No pack for “$1 <b>”.');
  expect(link).toBe('Otago');
});

test('leads to the pack of the school in the address, by its name in any language', async () => {
  expect((await openList('/rauemi/pepa?school=Otago')).address).toBe('/rauemi/pepa/otago');
  expect((await openList('/rauemi/pepa?school=otakou')).address).toBe('/rauemi/pepa/otago');
});

test('says nothing without a question', async () => {
  expect((await openList('/rauemi/pepa')).note).toBe('');
});

test('leaves out an event that has ended since the build', async () => {
  const event = { key: 1, dateLabel: 'March 4', title: 'Fair', place: '', time: '' };
  const school = {
    title: 'Otago',
    eyebrow: 'Pack',
    lead: 'Who to ask.',
    back: { href: '/rauemi/pepa', label: 'All' },
    code: { size: 9, path: '', label: 'Code', words: 'Scan', address: 'a.example' },
    events: {
      title: 'When we come',
      none: 'No date.',
      list: [{ ...event, ends: Date.now() - 1 }],
    },
    online: { title: 'Online', list: [{ ...event, key: 2, title: 'Webinar', ends: Date.now() + 3_600_000 }] },
    calendar: null,
    recruiter: { title: 'Ask', name: 'Tama', job: 'Recruiter', href: '/tangata/tama', picture: PICTURE },
    stories: { title: 'Read', list: [] },
    accommodation: 'Ask for captions.',
    print: 'Print',
    files: { title: 'PDF', list: [] },
  };
  const { container } = await renderInSession(
    '/rauemi/pepa/otago',
    page.render({ school }, '/rauemi/pepa/otago'),
  );
  expect(container.textContent).toContain('No date.');
  expect(container.textContent).not.toContain('Fair');
  expect(container.textContent).toContain('Webinar');
});
