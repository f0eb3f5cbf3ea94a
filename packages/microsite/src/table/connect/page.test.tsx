// @vitest-environment jsdom
import { selectMembers } from '@tamarack-lowe/state/spec';
import { expect, test, vi } from 'vitest';
import { drawInVisit } from '../testing/drawInVisit.tsx';
import { GROWN_FIRM } from '../testing/grownFirm.ts';
import { readConnectPage } from './load.server.ts';
import { page } from './page.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

test('the visit knows the talent team once its page was opened', async () => {
  const { store, container } = await drawInVisit(
    '/tangata',
    page.draw(readConnectPage(GROWN_FIRM), '/tangata'),
  );
  const names = selectMembers(store.getState()).map(({ name }) => name);
  expect(names).toEqual(['Hana Parata', 'Mere Tau', 'Tama Reid']);
  for (const name of names) expect(container.textContent).toContain(name);
});

test('a school is known by what addresses in other languages call it', () => {
  const { content } = GROWN_FIRM;
  const saying = (...schools: string[]) => ({
    ...content,
    readMembers: () => content.readMembers().map((member) => ({ ...member, schools })),
  });
  const here = { ...GROWN_FIRM, content: saying('Alder University', 'SAIT') };
  expect(readConnectPage(here).schools).toEqual({});
  expect(readConnectPage({ ...here, others: () => [saying('Université Alder', 'SAIT')] }).schools).toEqual({
    'universite-alder': 'alder-university',
  });
});
