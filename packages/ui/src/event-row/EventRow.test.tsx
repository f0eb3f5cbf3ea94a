import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EventRow } from './EventRow.tsx';

const event = {
  day: '12',
  month: 'Jan',
  dateTime: '2027-01-12',
  dateLabel: 'January 12, 2027',
  title: 'Coffee chat at Concordia',
  place: 'Montréal',
  time: '17:00 to 19:00',
};

test('the whole row leads to the event', async () => {
  const screen = await render(
    <EventRow {...event} href="https://events.example/" newTabLabel="(opens in a new tab)" />,
  );
  const row = screen.getByRole('article').element().getBoundingClientRect();

  const under = document.elementFromPoint(row.right - 10, row.top + row.height / 2);
  expect(under).toBe(
    screen.getByRole('link', { name: 'Coffee chat at Concordia (opens in a new tab)' }).element(),
  );
});

test('the action is outside of the link of the row', async () => {
  const screen = await render(
    <EventRow {...event} href="https://events.example/" action={<a href="#calendar">Add to calendar</a>} />,
  );
  const action = screen.getByRole('link', { name: 'Add to calendar' }).element();
  const { x, y, width, height } = action.getBoundingClientRect();

  expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(action);
});

test('a row without an address has no link', async () => {
  const screen = await render(<EventRow {...event} />);

  expect(screen.getByRole('link').elements()).toEqual([]);
  await expect.element(screen.getByRole('heading', { level: 2, name: event.title })).toBeVisible();
});

test('screen readers get the whole date', async () => {
  const screen = await render(<EventRow {...event} level={3} />);

  await expect.element(screen.getByText('January 12, 2027')).toBeInTheDocument();
  await expect.element(screen.getByText('12', { exact: true })).toHaveAttribute('aria-hidden', 'true');
});

test('on a phone the row stays inside the page', async () => {
  await page.viewport(320, 640);
  const screen = await render(
    <EventRow {...event} title="Rencontre avec l’équipe de certification" href="#event" />,
  );

  expect(screen.getByRole('article').element().scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1440, 900);
});
