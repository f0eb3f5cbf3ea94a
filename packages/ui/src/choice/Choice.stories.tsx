import { examplePicture } from '../examples/examplePicture.ts';
import { Choice, type ChoiceProps } from './Choice.tsx';

export default {
  title: 'Controls/Choice',
  component: Choice,
  render: (props: ChoiceProps) => (
    <div data-gt-scheme="night" style={{ padding: 40 }}>
      <Choice {...props} />
    </div>
  ),
};

export const Default = {
  args: { label: 'a student', more: 'or a recent graduate', picture: examplePicture('coral') },
};
export const Dusk = {
  args: {
    label: 'experienced',
    more: 'looking for a next step',
    tone: 'dusk',
    picture: examplePicture('purple'),
  },
};
export const AsLink = { args: { ...Default.args, href: '#student' } };
export const NoPicture = { args: { ...Default.args, picture: undefined } };
export const LongFrench = {
  args: { ...Default.args, label: 'aux études', more: 'ou en possession d’un diplôme obtenu récemment' },
};
