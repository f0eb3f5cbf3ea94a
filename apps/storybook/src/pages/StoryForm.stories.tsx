import type { StoryForm } from '@tamarack-lowe/content-model';
import { StoryFormPage } from '@tamarack-lowe/pages/forms';
import { fn } from 'storybook/test';
import { EXPERIENCED, framedPageMeta, inFrench, STUDENT } from './pageMeta.tsx';
import { useStorybook } from './StorybookPages.tsx';

const onForm = fn();

export default {
  ...framedPageMeta(),
  title: 'Pages/Story form',
  component: Form,
  args: { form: 'plain' },
};

function Form({ form }: { form: StoryForm }) {
  const { content } = useStorybook();
  return <StoryFormPage {...content.forms[form]} onForm={onForm} />;
}

export const Plain = { ...STUDENT, args: { form: 'plain' } };
export const PlainInFrench = inFrench(Plain);
export const TranscriptFirst = { ...EXPERIENCED, args: { form: 'transcript' } };
export const TranscriptFirstInFrench = inFrench(TranscriptFirst);
export const SixtySeconds = { ...STUDENT, args: { form: 'short' } };
export const SixtySecondsInFrench = inFrench(SixtySeconds);
export const SixtySecondsOnAPhone = {
  globals: { viewport: { value: '390x844' } },
  args: { form: 'short' },
};
