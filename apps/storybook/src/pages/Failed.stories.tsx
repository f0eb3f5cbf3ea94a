import { FailedPage } from './FailedPage.tsx';
import { EXPERIENCED, NIGHT, pageMeta, STUDENT } from './pageMeta.tsx';

export default { ...pageMeta(), title: 'Pages/Part failed', component: FailedPage };

export const Student = STUDENT;
export const Experienced = EXPERIENCED;
export const Night = NIGHT;
export const Phone = { globals: { viewport: { value: '390x844' } } };
