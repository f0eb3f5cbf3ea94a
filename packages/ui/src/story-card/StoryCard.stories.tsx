import { examplePicture } from '../examples/examplePicture.ts';
import { StoryCard } from './StoryCard.tsx';

const args = {
  href: '#story',
  title: 'Belonging, in Amara’s words',
  name: 'Amara Osei',
  job: 'Advisory, Toronto',
  picture: examplePicture('purple'),
};

export default { title: 'People/Story card', component: StoryCard };

export const Default = { args };
export const Visited = { args: { ...args, visited: true, note: '(opened)' } };
export const NoPicture = { args: { ...args, picture: undefined } };
export const NoAuthor = { args: { href: '#story', title: 'Our people', picture: examplePicture('coral') } };
