// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { HydratedProvider } from '../../client/prehydration/hydration.tsx';
import { PATHWAY_FIRM } from '../testing/pathwayFirm.ts';
import { renderInSession } from '../testing/renderInSession.tsx';
import { load } from './data.server.ts';
import { page } from './page.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
// jsdom has no layout and does not implement this.
document.body.checkVisibility = () => true;

test('the month and the province are in the address: choosing another month makes the other plan', async () => {
  const { container } = await renderInSession(
    '/ara?month=2026-12&province=north',
    <HydratedProvider>{page.render(load(PATHWAY_FIRM), '/ara')}</HydratedProvider>,
  );
  const plan = () => container.querySelector('.pathway__plan')?.textContent ?? '';
  expect(plan()).toContain('The old way');
  expect(plan()).toContain('The guild');
  const month = container.querySelector<HTMLSelectElement>('select[name=month]');
  if (!month) throw new Error('The page has no field for the month.');
  await act(async () => {
    month.value = '2027-01';
    month.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(plan()).toContain('The new way');
  expect(container.querySelector<HTMLSelectElement>('select[name=province]')?.value).toBe('north');
});
