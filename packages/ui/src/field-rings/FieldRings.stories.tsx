import { examplePicture } from '../examples/examplePicture.ts';
import { Figure } from '../figure/Figure.tsx';
import { FieldRings, type FieldRingsProps, RingShape, type RingShapeValue } from './FieldRings.tsx';

/** Fewer rings, and squarer ones that lean nowhere. */
const squarer: RingShapeValue = ({ count, step, ...growth }) => ({
  ...growth,
  count: count * 0.6,
  step: step / 0.6,
  lean: 0,
  square: 0.1,
});

function InBox(props: FieldRingsProps) {
  return (
    <div style={{ position: 'relative', blockSize: '90svh' }}>
      <FieldRings {...props} />
    </div>
  );
}

export default { title: 'Shapes/Field rings', component: FieldRings, render: InBox };

export const Default = { args: { seed: 2 } };
export const Few = { args: { seed: 4, count: 6 } };

export const OfAnotherBrand = {
  args: { seed: 2 },
  render: (props: FieldRingsProps) => (
    <RingShape value={squarer}>
      <InBox {...props} />
      <div style={{ position: 'absolute', inset: '22% 26% auto auto', inlineSize: 'min(260px, 40%)' }}>
        <Figure picture={examplePicture('coral')} alt="Amara Osei at the window" seed="Amara Osei" />
      </div>
    </RingShape>
  ),
};
