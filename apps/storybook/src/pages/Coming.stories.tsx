import { content } from 'virtual:workshop/content';
import { largestFile } from '@tamarack-lowe/pages';
import { ComingPage } from '@tamarack-lowe/pages/frame';
import { found } from './found.ts';
import { EXPERIENCED, framedPageMeta, STUDENT } from './pageMeta.tsx';

const [related] = content.stories.onePhoto.around.student.related;
const { label, picture: portrait } = found(related);
const picture = largestFile(portrait);

export default {
  ...framedPageMeta(),
  title: 'Pages/Coming',
  render: (args: { picture: string | null }) => <ComingPage words={label} {...args} />,
  args: { picture },
};

export const Student = STUDENT;
export const Experienced = EXPERIENCED;
export const WordsOnly = { args: { picture: null } };
export const Phone = { globals: { viewport: { value: '390x844' } } };
