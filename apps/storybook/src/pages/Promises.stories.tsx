import { PromisesPage } from '@tamarack-lowe/pages/promises';
import { EXPERIENCED, framedPageMeta, inFrench, STUDENT } from './pageMeta.tsx';
import { useStorybook } from './StorybookPages.tsx';

export default { ...framedPageMeta(), title: 'Pages/Promises', component: Promises, args: { lapsed: false } };

/** With `lapsed`, the check of the first promise no longer holds. */
function Promises({ lapsed }: { lapsed: boolean }) {
  const { again, promises, ...page } = useStorybook().content.promises;
  const shown = promises.map((promise, index) =>
    lapsed && index === 0
      ? { ...promise, found: null, lapsed: promise.measure, check: { words: again, until: null, lapsed } }
      : promise,
  );
  return <PromisesPage {...page} promises={shown} file={{ href: '/promises.json', label: 'JSON' }} />;
}

export const Student = STUDENT;
export const StudentInFrench = inFrench(Student);
export const Experienced = EXPERIENCED;
export const Phone = { globals: { viewport: { value: '390x844' } } };
export const CheckLapsed = { args: { lapsed: true } };
export const CheckLapsedInFrench = { ...CheckLapsed, globals: { locale: 'fr' } };
