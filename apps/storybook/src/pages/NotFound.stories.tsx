import { NotFoundPage } from '@tamarack-lowe/pages/not-found';
import { found } from './found.ts';
import { framedPageMeta, inFrench, NIGHT } from './pageMeta.tsx';
import { useStorybook } from './StorybookPages.tsx';

export default { ...framedPageMeta(), ...NIGHT, title: 'Pages/Not found', component: NotFound };

function NotFound() {
  const { brand, paths, say } = useStorybook().site;
  const recruit = found(brand.sections[1]);
  const links = [
    { label: say('backToStart'), href: paths.intro },
    { label: recruit.name, href: paths.section(recruit.id) },
  ];
  return <NotFoundPage similar={[]} links={links} />;
}

export const Default = NIGHT;
export const DefaultInFrench = inFrench(Default);
export const Phone = { globals: { ...NIGHT.globals, viewport: { value: '390x844' } } };
