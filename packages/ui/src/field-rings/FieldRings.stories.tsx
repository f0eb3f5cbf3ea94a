import { FieldRings, type FieldRingsProps } from './FieldRings.tsx';

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
