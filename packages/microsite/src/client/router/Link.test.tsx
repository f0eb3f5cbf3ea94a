// @vitest-environment jsdom
import { act } from 'react';
import { useNavigate } from 'react-router';
import { expect, test, vi } from 'vitest';
import { drawInVisit } from '../../table/testing/drawInVisit.tsx';
import { SiteLink } from './Link.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Elsewhere() {
  const navigate = useNavigate();
  return <button type="button" onClick={() => void navigate('/tangata')} />;
}

test('a link that only asks for something leads to the page in the window, another where it led', async () => {
  const { container } = await drawInVisit(
    '/mahi',
    <>
      <Elsewhere />
      <SiteLink href="/mahi-more">More</SiteLink>
      <SiteLink href="?play=4">Play</SiteLink>
    </>,
  );
  const addresses = () => [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(addresses()).toEqual(['/mahi-more', '/mahi?play=4']);
  await act(async () => container.querySelector('button')?.click());
  expect(addresses()).toEqual(['/mahi-more', '/tangata?play=4']);
});
