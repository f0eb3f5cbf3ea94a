import { exampleCircles } from '../examples/exampleCircles.ts';
import { NameRing } from '../name-ring/NameRing.tsx';
import { CircleField, type CircleFieldProps } from './CircleField.tsx';

/** Fills a window like a slide does. */
function InWindow(props: CircleFieldProps) {
  return (
    <div style={{ position: 'relative', display: 'grid', blockSize: 'min(100svh, 760px)', padding: 12 }}>
      <CircleField filmLabel="Play video:" label="Stories" {...props} />
    </div>
  );
}

export default { title: 'Shapes/Circle field', component: CircleField, render: InWindow };

export const Default = { args: { circles: exampleCircles('heroLeft') } };
export const HeroAtTheRight = { args: { circles: exampleCircles('heroRight') } };
export const AroundARing = {
  args: { circles: exampleCircles('around'), children: <NameRing name="Amélie" /> },
};
export const French = { args: { circles: exampleCircles('heroLeft', 'french') } };
export const LongWords = {
  args: {
    circles: exampleCircles().map((circle) => ({
      ...circle,
      text: 'Responsibility without supervision, every day',
    })),
  },
};
export const NoPictures = {
  args: { circles: exampleCircles().map((circle) => ({ ...circle, picture: undefined })) },
};
export const Visited = {
  args: {
    circles: exampleCircles().map((circle) => ({ ...circle, visited: true })),
    visitedLabel: '(opened)',
  },
};
