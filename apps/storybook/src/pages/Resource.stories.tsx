import { EXPERIENCED, pageMeta, STUDENT } from './pageMeta.tsx';
import { ResourcePage } from './ResourcePage.tsx';

export default {
  ...pageMeta(),
  title: 'Pages/Resource',
  component: ResourcePage,
  args: { slug: 'interview-prep' },
};

export const Student = STUDENT;
export const Experienced = EXPERIENCED;
export const Phone = { globals: { viewport: { value: '390x844' } } };
