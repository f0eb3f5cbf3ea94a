import { examplePicture } from '../examples/examplePicture.ts';
import { Circle, type CircleProps } from './Circle.tsx';

function Small(props: CircleProps) {
  return (
    <div style={{ inlineSize: 210, margin: 56 }}>
      <Circle {...props} />
    </div>
  );
}

const circle = { text: 'Belonging', size: 'l', href: '#story', picture: examplePicture('purple') } as const;

export default { title: 'Shapes/Circle', component: Circle, render: Small };

export const Default = { args: { circle } };
export const Film = { args: { circle: { ...circle, film: true }, filmLabel: 'Play video:' } };
export const Visited = { args: { circle: { ...circle, visited: true } } };
export const NoPicture = { args: { circle: { ...circle, picture: undefined } } };
export const NoControl = { args: { circle: { ...circle, href: undefined } } };
export const TwoLines = { args: { circle: { ...circle, text: ['L’appartenance,', 'selon Amara'] } } };
