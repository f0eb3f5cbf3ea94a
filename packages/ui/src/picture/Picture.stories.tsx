import { examplePicture } from '../examples/examplePicture.ts';
import { Picture, type PictureProps } from './Picture.tsx';

function Sized(props: PictureProps) {
  return (
    <div style={{ inlineSize: 320 }}>
      <Picture {...props} />
    </div>
  );
}

export default { title: 'Shapes/Picture', component: Picture, render: Sized };

export const Default = { args: { picture: examplePicture('gold'), alt: 'Someone in front of a gold wall' } };
export const Missing = { args: { alt: 'Amara Osei', missingSeed: 'Amara Osei' } };
