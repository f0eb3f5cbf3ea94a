import { Icon, type IconName } from './Icon.tsx';

const NAMES: IconName[] = [
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'arrow-up-right',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'plus',
  'close',
  'captions',
  'info',
  'calendar-x',
  'refresh',
  'wifi-off',
  'download',
  'play',
  'menu',
  'instagram',
  'facebook',
  'linkedin',
  'tiktok',
];

function All({ size }: { size?: number }) {
  return (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 24, padding: 0, listStyle: 'none' }}>
      {NAMES.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', inlineSize: 96, gap: 8 }}>
          <Icon name={name} {...(size && { size })} />
          <span className="gt-small">{name}</span>
        </li>
      ))}
    </ul>
  );
}

export default { title: 'Foundations/Icons', component: Icon };

export const Default = { args: { name: 'arrow-right' } };
export const Every = { render: () => <All /> };
export const Large = { render: () => <All size={48} /> };
export const RightToLeft = {
  render: () => (
    <div dir="rtl">
      <All />
    </div>
  ),
};
