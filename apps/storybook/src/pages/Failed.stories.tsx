import { FailedPage } from '@tamarack-lowe/pages/internal/frame';
import { EXPERIENCED, framedPageMeta, inFrench, NIGHT, STUDENT } from './pageMeta.tsx';

export default {
  ...framedPageMeta(),
  title: 'Pages/Part failed',
  render: () => <FailedPage onRetry={() => undefined} />,
};

export const Student = STUDENT;
export const StudentInFrench = inFrench(Student);
export const Experienced = EXPERIENCED;
export const Night = NIGHT;
export const Phone = { globals: { viewport: { value: '390x844' } } };
