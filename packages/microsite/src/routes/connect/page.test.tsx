// @vitest-environment jsdom
import { selectMembers } from '@tamarack-lowe/state/spec';
import { expect, test, vi } from 'vitest';
import { GROWN_FIRM } from '../testing/grownFirm.ts';
import { renderInSession } from '../testing/renderInSession.tsx';
import { load } from './data.server.ts';
import { page } from './page.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

test('the store knows the talent team once its page was opened', async () => {
  const { store, container } = await renderInSession('/tangata', page.render(load(GROWN_FIRM), '/tangata'));
  const names = selectMembers(store.getState()).map(({ name }) => name);
  expect(names).toEqual(['Hana Parata', 'Mere Tau', 'Tama Reid']);
  for (const name of names) expect(container.textContent).toContain(name);
});

test('a school has its slugs of other languages', () => {
  const { content } = GROWN_FIRM;
  const saying = (...schools: string[]) => ({
    ...content,
    readMembers: () => content.readMembers().map((member) => ({ ...member, schools })),
  });
  const here = { ...GROWN_FIRM, content: saying('Alder University', 'SAIT') };
  expect(load(here).schools).toEqual({});
  expect(load({ ...here, others: () => [saying('Université Alder', 'SAIT')] }).schools).toEqual({
    'universite-alder': 'alder-university',
  });
});
