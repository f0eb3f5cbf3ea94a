import { examplePicture } from '../examples/examplePicture.ts';
import { Figure, type FigureProps } from './Figure.tsx';

export default {
  title: 'People/Figure',
  component: Figure,
  args: { picture: examplePicture('coral'), alt: 'Amara Osei at the window' },
  render: (props: FigureProps) => (
    <div style={{ inlineSize: 'min(400px, 100%)', padding: 32 }}>
      <Figure {...props} />
    </div>
  ),
};

export const Default = {};
export const WithCaption = { args: { children: 'The window of the Calgary office, in March.' } };
export const Card = { args: { shape: 'card' } };
export const NoPicture = { args: { picture: undefined } };
