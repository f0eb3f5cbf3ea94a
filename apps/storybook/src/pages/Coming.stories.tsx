import { largestFile } from '@tamarack-lowe/pages/internal/data';
import { LoadingPage } from '@tamarack-lowe/pages/internal/frame';
import { found } from './found.ts';
import { EXPERIENCED, framedPageMeta, STUDENT } from './pageMeta.tsx';
import { useStorybook } from './StorybookPages.tsx';

export default { ...framedPageMeta(), title: 'Pages/Coming', component: Coming };

function Coming({ wordsOnly = false }: { wordsOnly?: boolean }) {
  const { content } = useStorybook();
  const { label, picture } = found(content.stories.onePhoto.around.student?.related[0]);
  return <LoadingPage words={label} picture={wordsOnly ? null : largestFile(picture)} />;
}

export const Student = STUDENT;
export const Experienced = EXPERIENCED;
export const WordsOnly = { args: { wordsOnly: true } };
export const Phone = { globals: { viewport: { value: '390x844' } } };
