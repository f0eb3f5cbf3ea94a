import { CampusPage } from './CampusPage.tsx';
import { EXPERIENCED, pageMeta, STUDENT } from './pageMeta.tsx';

export default { ...pageMeta(), title: 'Pages/Campus resources', component: CampusPage };

export const Student = STUDENT;
export const Experienced = EXPERIENCED;
export const Phone = { globals: { viewport: { value: '390x844' } } };
