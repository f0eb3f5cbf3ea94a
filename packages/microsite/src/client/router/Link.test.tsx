// @vitest-environment jsdom

import { act } from 'react';
import { useNavigate } from 'react-router';
import { expect, test, vi } from 'vitest';
import { renderInSession } from '../../routes/testing/renderInSession.tsx';
import { Link } from './Link.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Elsewhere() {
  const navigate = useNavigate();
  return <button type="button" onClick={() => void navigate('/tangata')} />;
}

test('a link with search parameters only follows the current page, other links keep their address', async () => {
  const { container } = await renderInSession(
    '/mahi',
    <>
      <Elsewhere />
      <Link href="/mahi-more">More</Link>
      <Link href="?play=4">Play</Link>
    </>,
  );
  const addresses = () => [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(addresses()).toEqual(['/mahi-more', '/mahi?play=4']);
  await act(async () => container.querySelector('button')?.click());
  expect(addresses()).toEqual(['/mahi-more', '/tangata?play=4']);
});
