import { NotFoundPage } from './NotFoundPage.tsx';
import { NIGHT, pageMeta } from './pageMeta.tsx';

export default { ...pageMeta(), ...NIGHT, title: 'Pages/Not found', component: NotFoundPage };

export const Default = {};
export const French = { globals: { ...NIGHT.globals, locale: 'fr' } };
export const Phone = { globals: { ...NIGHT.globals, viewport: { value: '390x844' } } };
