import { examplePicture } from '../examples/examplePicture.ts';
import { Quote } from './Quote.tsx';

const args = {
  children: '“If you freeze, look at the plant. I put it there for that.”',
  by: 'Beatriz Santos',
  job: 'Campus recruiter, Calgary',
};

export default { title: 'People/Quote', component: Quote };

export const Default = { args };
export const WithPortrait = { args: { ...args, picture: examplePicture('gold') } };
export const Card = { args: { ...args, by: undefined, variant: 'card' } };
export const Pull = { args: { ...args, job: undefined, picture: examplePicture('gold'), variant: 'pull' } };
export const French = {
  args: { ...args, children: '« Venez comme vous êtes. Restez parce qu’on vous connaît. »', variant: 'card' },
};
