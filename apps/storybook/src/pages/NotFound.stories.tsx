import { useWords } from '@tamarack-lowe/pages';
import { NotFoundPage } from '@tamarack-lowe/pages/not-found';
import { brand } from '@tamarack-lowe/stories';
import { found } from './found.ts';
import { framedPageMeta, NIGHT } from './pageMeta.tsx';
import { paths } from './paths.ts';
import { useWorkshop } from './WorkshopPages.tsx';

export default { ...framedPageMeta(), ...NIGHT, title: 'Pages/Not found', component: NotFound };

function NotFound() {
  const { say } = useWords();
  const { tell } = useWorkshop();
  const recruit = found(brand.sections[1]);
  const links = [
    { label: say('backToStart'), href: paths.intro },
    { label: tell(recruit.name), href: paths.section(recruit.id) },
  ];
  return <NotFoundPage near={[]} links={links} />;
}

export const Default = {};
export const French = { globals: { ...NIGHT.globals, locale: 'fr' } };
export const Phone = { globals: { ...NIGHT.globals, viewport: { value: '390x844' } } };
