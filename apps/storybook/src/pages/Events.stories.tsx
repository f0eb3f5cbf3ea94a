import { EventsPage } from './EventsPage.tsx';
import { EXPERIENCED, pageMeta, STUDENT } from './pageMeta.tsx';

export default { ...pageMeta(), title: 'Pages/Events', component: EventsPage };

export const Student = STUDENT;
export const Experienced = EXPERIENCED;
export const Loading = { args: { status: 'loading' } };
export const Empty = { args: { status: 'empty' } };
export const Failed = { args: { status: 'failed' } };
export const LongerLanguage = { globals: { locale: 'stress' } };
export const Phone = { globals: { viewport: { value: '390x844' } } };
