import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button, ButtonLink, IconButton, IconLink } from './Button.tsx';

test('it never submits a form by accident', async () => {
  const screen = await render(<Button>Try again</Button>);

  await expect.element(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('type', 'button');
});

test('a disabled button can be focused but not pressed', async () => {
  const onClick = vi.fn();
  const screen = await render(
    <Button disabled onClick={onClick}>
      See roles
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'See roles' });

  await userEvent.keyboard('{Tab}');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  expect(onClick).not.toHaveBeenCalled();
});

test('a loading button says so and ignores a second press', async () => {
  const onClick = vi.fn();
  const screen = await render(
    <Button loading loadingLabel="One moment" onClick={onClick}>
      See roles
    </Button>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'One moment' }), { force: true });
  expect(onClick).not.toHaveBeenCalled();
});

test('a link in a new tab says so in its name', async () => {
  const screen = await render(
    <ButtonLink href="https://firm.example/" newTab newTabLabel="(opens in a new tab)">
      Book
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'Book (opens in a new tab)' });

  await expect.element(link).toHaveAttribute('rel', 'noopener');
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test('a router can render the link', async () => {
  const screen = await render(
    <ButtonLink href="/roles" linkAs={({ href, ...rest }) => <a {...rest} href={`/en${href}`} />}>
      Roles
    </ButtonLink>,
  );

  await expect.element(screen.getByRole('link', { name: 'Roles' })).toHaveAttribute('href', '/en/roles');
});

test('icon buttons have their label as name and are large enough to hit', async () => {
  const ref = createRef<HTMLButtonElement>();
  const screen = await render(
    <>
      <IconButton ref={ref} label="Next picture">
        →
      </IconButton>
      <IconLink href="#next" label="Next story: Our people">
        →
      </IconLink>
    </>,
  );

  expect(ref.current).toBe(screen.getByRole('button', { name: 'Next picture' }).element());
  const { width, height } = screen
    .getByRole('link', { name: 'Next story: Our people' })
    .element()
    .getBoundingClientRect();
  expect([width, height]).toEqual([56, 56]);
});
