import { Bullets, type BulletsProps } from './Bullets.tsx';

function InBox(props: BulletsProps) {
  return (
    <div style={{ position: 'relative', blockSize: 360 }}>
      <Bullets {...props} />
    </div>
  );
}

export default { title: 'Shapes/Bullets', component: Bullets, render: InBox };

export const Default = {
  args: {
    bullets: [
      { color: 'red', size: 46, blur: 0.15, x: 20, y: 40 },
      { color: 'blue', size: 88, blur: 0.5, x: 45, y: 50 },
      { color: 'red', size: 170, blur: 0.9, x: 75, y: 50 },
    ],
  },
};
export const Paused = { args: { ...Default.args, paused: true } };
export const EveryBlur = {
  args: {
    bullets: [0, 0.15, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].map((blur, index) => ({
      color: index % 2 ? 'red' : 'blue',
      size: 80,
      blur,
      x: 5 + index * 9,
      y: 50,
    })),
  },
};
