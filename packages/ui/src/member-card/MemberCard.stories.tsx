import { examplePicture } from '../examples/examplePicture.ts';
import { MemberCard, MemberList } from './MemberCard.tsx';

const PAPERS = ['coral', 'purple', 'gold', 'spruce'] as const;
const NAMES = [
  'Amara Osei',
  'Amélie Gagnon',
  'Arjun Dhaliwal',
  'Beatriz Santos',
  'Devon Clarke',
  'Oluwaseun Adebisi-Grant',
];

const args = {
  href: '#amara-osei',
  name: 'Amara Osei',
  job: 'Campus lead, Toronto',
  picture: examplePicture('purple'),
};

export default { title: 'People/Member card', component: MemberCard };

export const Default = { args };
export const NoPicture = { args: { ...args, picture: undefined } };
export const LongName = {
  args: {
    ...args,
    name: 'Oluwaseun Adebisi-Grant',
    job: 'Conseillère principale, acquisition de talents, Québec',
  },
};
export const List = {
  render: () => (
    <MemberList aria-label="The talent attraction team">
      {NAMES.map((name, place) => (
        <MemberCard key={name} {...args} name={name} picture={examplePicture(PAPERS[place % 4] ?? 'gold')} />
      ))}
    </MemberList>
  ),
};
