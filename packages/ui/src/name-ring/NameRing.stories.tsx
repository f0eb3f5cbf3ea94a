import { NameRing, type NameRingProps } from './NameRing.tsx';

function Sized(props: NameRingProps) {
  return (
    <div style={{ inlineSize: 'min(560px, 90vw)', margin: 40 }}>
      <NameRing {...props} />
    </div>
  );
}

export default { title: 'Shapes/Name ring', component: NameRing, render: Sized };

export const Default = { args: { name: 'Amélie' } };
export const Empty = { args: { name: '' } };
export const OneLetter = { args: { name: 'J' } };
export const ThreePartName = { args: { name: 'Marie-Ève Thériault' } };
export const Emoji = { args: { name: '👩‍👩‍👧木ش' } };
export const WhiteMiddle = {
  args: { name: 'Amélie', next: true, children: <h2>Amélie, the next ring is yours.</h2> },
};
