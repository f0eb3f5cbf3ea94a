import { TextLink } from './Link.tsx';

export default { title: 'Controls/Link', component: TextLink };

export const Default = { args: { href: '#page', children: 'Campus Resources' } };
export const Back = { args: { href: '#back', children: 'How We Recruit', arrow: 'back' } };
export const On = { args: { href: '#on', children: 'Show me how you recruit first', arrow: 'on' } };
export const Top = { args: { href: '#top', children: 'Top', arrow: 'up' } };
export const Download = {
  args: { href: '#file', children: 'Interview checklist (PDF, 120 KB)', arrow: 'download' },
};
export const NewTab = {
  args: {
    href: 'https://firm.example/',
    children: 'Main site',
    newTab: true,
    newTabLabel: '(opens in a new tab)',
  },
};
export const Quiet = { args: { href: '#privacy', children: 'Privacy policy', tone: 'quiet' } };
export const RightToLeft = {
  render: () => (
    <div dir="rtl">
      <TextLink href="#back" arrow="back">
        חזרה
      </TextLink>
    </div>
  ),
};
