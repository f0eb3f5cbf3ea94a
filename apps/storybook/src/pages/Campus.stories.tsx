import { content } from 'virtual:workshop/content';
import { CampusPage } from '@tamarack-lowe/pages/campus';
import { EXPERIENCED, framedPageMeta, STUDENT } from './pageMeta.tsx';

export default {
  ...framedPageMeta(),
  title: 'Pages/Campus resources',
  render: () => <CampusPage {...content.campus} />,
};

export const Student = STUDENT;
export const Experienced = EXPERIENCED;
export const Phone = { globals: { viewport: { value: '390x844' } } };
