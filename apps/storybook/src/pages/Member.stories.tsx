import { MemberPage } from './MemberPage.tsx';
import { EXPERIENCED, pageMeta, STUDENT } from './pageMeta.tsx';

export default { ...pageMeta(), title: 'Pages/Member', component: MemberPage, args: { slug: 'amara-osei' } };

export const Student = STUDENT;
export const Experienced = EXPERIENCED;
export const LongName = { args: { slug: 'oluwaseun-adebisi-grant' } };
export const Phone = { globals: { viewport: { value: '390x844' } } };
