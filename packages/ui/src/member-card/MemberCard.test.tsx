import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { MemberCard, MemberList } from './MemberCard.tsx';

test('name and job name the link, the portrait has no alternative text', async () => {
  const screen = await render(<MemberCard href="/amara" name="Amara Osei" job="Campus lead, Toronto" />);

  await expect
    .element(screen.getByRole('link', { name: /^Amara Osei ?Campus lead, Toronto$/ }))
    .toBeVisible();
});

test('the list has as many columns as fit', async () => {
  const cards = ['Ada', 'Ben', 'Cléo', 'Dev', 'Eve'].map((name) => (
    <MemberCard key={name} href={`#${name}`} name={name} job="Recruiter" />
  ));
  const columns = async (width: number) => {
    const { container, unmount } = await render(
      <div style={{ inlineSize: width }}>
        <MemberList>{cards}</MemberList>
      </div>,
    );
    const tracks = getComputedStyle(container.querySelector('ul') as Element).gridTemplateColumns.split(
      ' ',
    ).length;
    await unmount();
    return tracks;
  };

  expect([await columns(1264), await columns(912), await columns(722), await columns(342)]).toEqual([
    5, 4, 3, 2,
  ]);
});
