import { CircleField } from '../circle-field/CircleField.tsx';
import { exampleCircles } from '../examples/exampleCircles.ts';
import { FieldRings } from '../field-rings/FieldRings.tsx';
import { SlideLayout, type SlideLayoutProps } from './SlideLayout.tsx';

function InWindow(props: SlideLayoutProps) {
  return (
    <div style={{ position: 'relative', blockSize: '100svh' }}>
      <SlideLayout backdrop={<FieldRings seed={2} />} moreLabel="Read more" {...props}>
        <CircleField circles={exampleCircles()} />
      </SlideLayout>
    </div>
  );
}

export default {
  title: 'Layouts/Slide',
  component: SlideLayout,
  render: InWindow,
  parameters: { layout: 'fullscreen' },
};

export const Default = {
  args: {
    title: ['Discover', 'a Place', 'to Belong'],
    lead: ['Come as you are.', 'Stay because you’re known.'],
    body: 'Your first team is about nine people. By the second Friday they know how you take your coffee.',
  },
};
export const Intro = { args: { ...Default.args, kind: 'intro', title: ['Let’s Grow', 'Together.'] } };
export const LongFrench = {
  args: {
    ...Default.args,
    title: ['Trouvez', 'un milieu où', 'vous avez', 'votre place'],
    lead: ['Venez comme vous êtes.', 'Restez parce qu’on vous connaît.'],
  },
};
