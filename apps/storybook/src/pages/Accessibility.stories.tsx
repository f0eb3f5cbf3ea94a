import { AccessibilityPage } from '@tamarack-lowe/pages/accessibility';
import { framedPageMeta, inFrench, STUDENT } from './pageMeta.tsx';
import { useStorybook } from './StorybookPages.tsx';

export default { ...framedPageMeta(), title: 'Pages/Accessibility', component: Accessibility };

function Accessibility() {
  const page = useStorybook().content.accessibility;
  return <AccessibilityPage {...page} file={{ href: '/accessibility.json', label: 'JSON' }} />;
}

export const Student = STUDENT;
export const StudentInFrench = inFrench(Student);
export const Phone = { globals: { viewport: { value: '390x844' } } };
